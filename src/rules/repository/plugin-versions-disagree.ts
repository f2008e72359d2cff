import type { Draft } from '../../model/finding.ts';
import { code, list, msg, namePart, pathPart } from '../../model/message.ts';
import { type Plugin, type PluginVersion, pluginKey } from '../../model/unit/plugin.ts';
import { notesMarketplace, pluginTree } from '../examples/plugin-tree.ts';
import { repositoryRule } from '../rule.ts';

const tree = (version: string) =>
  pluginTree({
    manifest: { name: 'notes', version: '1.1.0' },
    marketplace: notesMarketplace({ version }),
    skills: { log: 'Logs the day.' },
  });

/** Places that declare different versions of one plugin. */
export const pluginVersionsDisagree = repositoryRule({
  id: 'plugin-versions-disagree',
  category: 'version',
  severity: 'warning',
  summary: 'Reports plugins that declare different versions.',
  why: 'Each client reads its own place: users of one get the release, and users of another stay on the old version. `plugin.json` wins over the entry of a marketplace without a notice.',
  source:
    'Claude Code documentation, Plugin marketplaces: "claude plugin validate" warns where the entry and plugin.json differ.',
  howToFix:
    'Write one version everywhere, or only once: `skillaccord bump` raises every place. `metadata.version` of a marketplace is its own number and may differ.',
  invalid: tree('1.0.0'),
  valid: tree('1.1.0'),
  *check({ workspace }): Iterable<Draft> {
    for (const plugin of workspace.plugins.all) {
      const [first, ...others] = plugin.versions;
      const different = first ? others.filter(({ value }) => value !== first.value) : [];
      if (first && different.length > 0) yield draftOf(plugin, first, different);
    }
  },
});

function draftOf(plugin: Plugin, first: PluginVersion, different: readonly PluginVersion[]): Draft {
  const versions = [...new Set([first, ...different].map(({ value }) => value))];
  const values = different.map(({ kind, value }) => `${kind} ${value}`);
  return {
    message: msg`Plugin ${namePart(plugin.name)} has different versions: ${list(versions.map((version) => code(version)))}.`,
    help: msg`Set ${code(first.value)} in every place, or remove the others.`,
    notes: [first, ...different.slice(1, maxNotes)].map(({ value, at }) => ({
      message: msg`${code(value)} in ${pathPart(at.path)}.`,
      at,
    })),
    at: (different[0] ?? first).at,
    about: pluginKey(plugin),
    identity: 'disagree',
    value: [first.value, ...values],
  };
}

/** The most places that are listed. */
const maxNotes = 4;
