import validRange from 'semver/ranges/valid.js';
import type { Draft, Note } from '../../model/finding.ts';
import { code, list, msg, namePart, pathPart, words } from '../../model/message.ts';
import {
  type Plugin,
  type PluginFileKind,
  type PluginVersion,
  pluginKey,
} from '../../model/unit/plugin.ts';
import { get, items, text, type Value } from '../../model/value/value.ts';
import { isVersionBelow } from '../../model/version/version.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { pairPlugins } from '../../units/pair-plugins.ts';
import { notesMarketplace, pluginTree, twoPlugins } from '../examples/plugin-tree.ts';
import { repositoryRule } from '../rule.ts';

const dependent = (version: string) =>
  pluginTree({
    manifest: { name: 'notes', version: '1.0.0', dependencies: [{ name: 'dates', version }] },
    skills: { log: 'Logs the day.' },
  });

export const dependencyRangeInvalid = repositoryRule({
  id: 'dependency-range-invalid',
  category: 'discovery',
  severity: 'warning',
  summary: 'Reports dependencies of plugins with an invalid version range.',
  why: 'No release is in a range that cannot be read, so the plugin cannot be installed.',
  source:
    'Claude Code documentation, Plugin dependencies: `version` is a range such as `^1.2.0`, which selects the highest tagged release in it.',
  howToFix: 'Write a range such as `^1.2.0` or `>=1.0.0 <3.0.0`, or leave `version` out.',
  invalid: dependent('1.2.0 or later'),
  valid: dependent('^1.2.0'),
  *check({ workspace }): Iterable<Draft> {
    for (const { path, kind, document } of workspace.plugins.files) {
      if (!document || (kind !== 'claude-plugin' && kind !== 'marketplace')) continue;
      const owners = kind === 'marketplace' ? items(get(document, 'plugins')) : [document];
      for (const owner of owners) {
        const plugin = text(get(owner, 'name')) ?? '';
        for (const dependency of items(get(owner, 'dependencies'))) {
          const draft = rangeDraft(dependency);
          if (draft) yield { ...draft, about: [path, plugin, draft.about].join('\0') };
        }
      }
    }
  },
});

function rangeDraft(dependency: Value): Draft | null {
  const value = get(dependency, 'version');
  const range = text(value);
  if (!value || (range !== undefined && validRange(range) !== null)) return null;
  const name = text(get(dependency, 'name')) ?? '';
  const message = msg`Invalid version range ${shownValue(value)} of dependency ${namePart(name)}.`;
  const help = msg`Write a range such as ${code('^1.2.0')}.`;
  return { message, help, at: value.at, about: name, value: range ?? null };
}

const at = (version: string) => ({
  manifest: { name: 'notes', version },
  skills: { log: 'Logs the day.' },
});

export const pluginVersionDecreased = repositoryRule({
  id: 'plugin-version-decreased',
  category: 'version',
  severity: 'warning',
  summary: 'Reports plugins whose version decreased.',
  why: 'Clients that compare versions keep the higher one, and users of it never see the change. Others install it as an update, and the same version later stands for other content.',
  source:
    'Claude Code documentation, Plugin dependencies: the highest version in the range is installed.',
  howToFix: 'Write a version above the earlier one. To withdraw a release, release it again.',
  invalid: twoPlugins(at('1.1.0'), at('1.0.9')),
  valid: twoPlugins(at('1.1.0'), at('1.1.1')),
  *check({ workspace, base }): Iterable<Draft> {
    if (!base) return;
    for (const { before, after } of pairPlugins(base.plugins.all, workspace.plugins.all)) {
      const [from, to] = [before?.version, after?.version];
      if (!after || !from || !to || isVersionBelow(to.value, from.value) !== true) continue;
      const message = msg`The version of plugin ${namePart(after.name)} decreased: ${code(from.value)} to ${code(to.value)}.`;
      const help = msg`Set a version above ${code(from.value)}.`;
      const about = [pluginKey(after), from.value, to.value].join('\0');
      yield { message, help, at: to.at, was: from.at, about, identity: 'down' };
    }
  },
});

const tree = (version: string) =>
  pluginTree({
    manifest: { name: 'notes', version: '1.1.0' },
    marketplace: notesMarketplace({ version }),
    skills: { log: 'Logs the day.' },
  });

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
  // Places that stay behind are an old fault, whatever the next version is.
  const value = different.map(({ kind }) => kind);
  const message = msg`Plugin ${namePart(plugin.name)} has different versions: ${list(versions.map((version) => code(version)))}.`;
  const help = msg`Set ${code(first.value)} in every place, or remove the others.`;
  const notes = [
    ...clientNotes(different),
    ...[first, ...different.slice(1, maxNotes)].map(({ value, at }) => ({
      message: msg`${code(value)} in ${pathPart(at.path)}.`,
      at,
    })),
  ];
  const at = (different[0] ?? first).at;
  const about = pluginKey(plugin);
  return { message, help, notes, at, about, identity: 'disagree', value };
}

/** The users of each client whose own manifest has another version than the first place. */
function clientNotes(different: readonly PluginVersion[]): readonly Note[] {
  return different.flatMap(({ kind, value }) => {
    const client = clients[kind];
    if (client === undefined) return [];
    return [{ message: msg`Users of ${words(client)} get ${code(value)}.` }];
  });
}

const clients: Readonly<Partial<Record<PluginFileKind, string>>> = {
  'claude-plugin': 'Claude Code',
  'cursor-plugin': 'Cursor',
  'codex-plugin': 'Codex',
  'copilot-plugin': 'Copilot',
  'gemini-extension': 'Gemini CLI',
};

/** The most places that are listed. */
const maxNotes = 4;
