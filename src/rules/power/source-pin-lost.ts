import { msg } from '../../model/message.ts';
import { marketplaceEntry } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { isPinWeaker, sourceMessage } from '../words/source-message.ts';

/** A source with a weaker pin than at base. */
export const sourcePinLost = powerRule({
  id: 'source-pin-lost',
  summary: 'Reports sources of plugins and marketplaces with a weaker pin.',
  why: 'Without the pin, users get every later content of the source, and no pull request shows it.',
  source: 'Claude Code documentation, plugin marketplaces: "sha".',
  howToFix: 'Restore the commit, digest or version; move it to update.',
  claims: (change) =>
    change.power.feature === 'source' && change.previous !== null && isPinWeaker(change),
  phrase: 'a source is no longer pinned',
  message: sourceMessage,
  help: () => msg`Restore the pin.`,
  invalid: marketplaceEntry(
    '{"name": "p", "source": {"source": "github", "repo": "acme/p", "sha": "8d1f6a3b5c7e9f0a1b2c3d4e5f60718293a4b5c6"}}',
    '{"name": "p", "source": {"source": "github", "repo": "acme/p", "ref": "main"}}',
  ),
  valid: marketplaceEntry(
    '{"name": "p", "source": {"source": "github", "repo": "acme/p", "ref": "main"}}',
    '{"name": "p", "source": {"source": "github", "repo": "acme/p", "sha": "8d1f6a3b5c7e9f0a1b2c3d4e5f60718293a4b5c6"}}',
  ),
});
