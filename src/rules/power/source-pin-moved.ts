import { msg } from '../../model/message.ts';
import { marketplaceEntry } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { isPinWeaker, sourceMessage } from '../words/source-message.ts';

/** A source with another revision, version or address. */
export const sourcePinMoved = powerRule({
  id: 'source-pin-moved',
  summary: 'Reports sources of plugins and marketplaces with another revision or address.',
  why: 'What changed between the two revisions is not in the pull request: permissions may have grown there.',
  source: 'Claude Code documentation, plugin marketplaces: "sha".',
  howToFix: 'Compare the two revisions at the source, then accept the finding.',
  claims: (change) =>
    change.power.feature === 'source' && change.previous !== null && !isPinWeaker(change),
  phrase: 'the pin of a source moved',
  message: sourceMessage,
  help: () => msg`Compare the two revisions at the source.`,
  invalid: marketplaceEntry(
    '{"name": "p", "source": {"source": "github", "repo": "acme/p", "sha": "8d1f6a3b5c7e9f0a1b2c3d4e5f60718293a4b5c6"}}',
    '{"name": "p", "source": {"source": "github", "repo": "acme/p", "sha": "1f0e2d3c4b5a69788796a5b4c3d2e1f001234567"}}',
  ),
  valid: marketplaceEntry(
    '{"name": "p", "source": {"source": "github", "repo": "acme/p", "sha": "8d1f6a3b5c7e9f0a1b2c3d4e5f60718293a4b5c6"}}',
    '{"name": "p", "source": {"sha": "8d1f6a3b5c7e9f0a1b2c3d4e5f60718293a4b5c6", "source": "github", "repo": "acme/p"}}',
  ),
});
