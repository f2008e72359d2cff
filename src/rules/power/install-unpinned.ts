import { settingsFile } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, pinHelp, remarkNotes } from '../words/power-message.ts';
import { sourceAdded } from '../words/source-message.ts';
import { isPinned } from './install-added.ts';

/** A new installation without a pinned version. */
export const installUnpinned = powerRule({
  id: 'install-unpinned',
  summary: 'Reports new packages and sources that are not pinned.',
  why: 'The author of an unpinned source decides what runs here, at any later time.',
  source: 'Claude Code documentation, plugin marketplaces.',
  howToFix:
    'Pin a commit as "sha", a digest as "sha256", or an exact version; a marketplace takes a tag or commit as "ref".',
  claims: ({ power, previous }) =>
    power.kind === 'install' &&
    !isPinned(power) &&
    (power.feature === 'package' || (power.feature === 'source' && previous === null)),
  phrase: 'an unpinned source was added',
  message: (change) => sourceAdded(change) ?? gainMessage(change),
  help: pinHelp,
  notes: (change) => (sourceAdded(change) ? [] : remarkNotes(change)),
  invalid: settingsFile(
    '{}',
    '{"extraKnownMarketplaces": {"acme": {"source": {"source": "github", "repo": "acme/plugins"}}}}',
  ),
  valid: settingsFile(
    '{"extraKnownMarketplaces": {"acme": {"source": {"source": "github", "repo": "acme/plugins"}}}}',
    '{"extraKnownMarketplaces": {"acme": {"source": {"source": "github", "repo": "acme/plugins", "ref": "8d1f6a3b5c7e9f0a1b2c3d4e5f60718293a4b5c6"}}}}',
  ),
});
