import { msg } from '../../model/message.ts';
import type { Power } from '../../model/power.ts';
import { marketplaceEntry, settingsFile } from '../examples/plugin.ts';
import { powerRule } from '../rule.ts';
import { gainMessage, pinHelp, remarkNotes } from '../words/power-message.ts';
import { isPinWeaker, sourceAdded, sourceMessage } from '../words/source-message.ts';

const npmPlugin =
  '{"name": "p", "source": {"source": "npm", "package": "@acme/p", "version": "1.2.3"}}';

export const installAdded = powerRule({
  id: 'install-added',
  severity: 'note',
  summary: 'Reports new pinned packages and sources.',
  why: 'What the source has is not part of the pull request: its hooks and servers are not shown here.',
  source: 'Claude Code documentation, plugin marketplaces.',
  howToFix: 'Read the source at the pinned revision before you offer it to users.',
  claims: ({ power, previous }) =>
    power.kind === 'install' &&
    isPinned(power) &&
    (power.feature === 'package' || (power.feature === 'source' && previous === null)),
  phrase: 'more is installed',
  message: (change) => sourceAdded(change) ?? gainMessage(change),
  notes: remarkNotes,
  invalid: marketplaceEntry('', npmPlugin),
  valid: marketplaceEntry(
    npmPlugin,
    '{"name": "p", "source": {"version": "1.2.3", "source": "npm", "package": "@acme/p"}}',
  ),
});

/** Whether what is installed has an exact version or a digest. */
function isPinned({ pin }: Power): boolean {
  return pin?.level === 'digest' || pin?.level === 'exact';
}

const sha = '8d1f6a3b5c7e9f0a1b2c3d4e5f60718293a4b5c6';
const acmePlugins = (pin = '') =>
  `{"extraKnownMarketplaces": {"acme": {"source": {"source": "github", "repo": "acme/plugins"${pin}}}}}`;

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
  invalid: settingsFile('{}', acmePlugins()),
  valid: settingsFile(acmePlugins(), acmePlugins(`, "ref": "${sha}"`)),
});

const pinned = `"sha": "${sha}"`;
const githubPlugin = (pin: string) =>
  `{"name": "p", "source": {"source": "github", "repo": "acme/p", ${pin}}}`;

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
  invalid: marketplaceEntry(githubPlugin(pinned), githubPlugin('"ref": "main"')),
  valid: marketplaceEntry(githubPlugin('"ref": "main"'), githubPlugin(pinned)),
});

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
    githubPlugin(pinned),
    githubPlugin('"sha": "1f0e2d3c4b5a69788796a5b4c3d2e1f001234567"'),
  ),
  valid: marketplaceEntry(
    githubPlugin(pinned),
    `{"name": "p", "source": {${pinned}, "source": "github", "repo": "acme/p"}}`,
  ),
});
