import type { Draft } from '../../model/finding.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { type Plugin, type PluginVersion, pluginKey } from '../../model/unit/plugin.ts';
import { code, joinFirst, quote } from '../../model/value/format-value.ts';
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
  summary: 'All places that declare the version of a plugin declare the same one.',
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
  const byPath = groupBy(different, ({ at }) => at.path);
  const places = [...byPath].map(
    ([path, [version]]) => `${code(version?.value ?? '')} in ${code(path)}`,
  );
  const message = `Plugin ${quote(plugin.name)} has version ${code(first.value)} in ${code(first.at.path)}, but ${joinFirst(places, 4)}. ${consequence(first, different)}`;
  const values = different.map(({ kind, value }) => `${kind} ${value}`);
  return {
    message,
    at: (different[0] ?? first).at,
    about: pluginKey(plugin),
    identity: 'disagree',
    value: [first.value, ...values],
  };
}

function consequence({ kind, at }: PluginVersion, { length }: readonly PluginVersion[]): string {
  return kind === 'claude-plugin'
    ? `Claude Code reads only ${code(at.path)}: write that version ${length === 1 ? 'here' : 'in the other places'}, too.`
    : 'Clients differ in which one they read: write the same version everywhere.';
}
