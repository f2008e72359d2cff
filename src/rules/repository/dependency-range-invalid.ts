import validRange from 'semver/ranges/valid.js';
import type { Draft } from '../../model/finding.ts';
import { code, msg, namePart } from '../../model/message.ts';
import { get, items, text, type Value } from '../../model/value/value.ts';
import { shownValue } from '../../model/words/shown-value.ts';
import { pluginTree } from '../examples/plugin-tree.ts';
import { repositoryRule } from '../rule.ts';

const tree = (version: string) =>
  pluginTree({
    manifest: { name: 'notes', version: '1.0.0', dependencies: [{ name: 'dates', version }] },
    skills: { log: 'Logs the day.' },
  });

/** A dependency of a plugin whose range of versions cannot be read. */
export const dependencyRangeInvalid = repositoryRule({
  id: 'dependency-range-invalid',
  category: 'discovery',
  severity: 'warning',
  summary: 'Reports dependencies of plugins with an invalid version range.',
  why: 'No release is in a range that cannot be read, so the plugin cannot be installed.',
  source:
    'Claude Code documentation, Plugin dependencies: `version` is a range such as `^1.2.0`, which selects the highest tagged release in it.',
  howToFix: 'Write a range such as `^1.2.0` or `>=1.0.0 <3.0.0`, or leave `version` out.',
  invalid: tree('1.2.0 or later'),
  valid: tree('^1.2.0'),
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
  return {
    message: msg`Invalid version range ${shownValue(value)} of dependency ${namePart(name)}.`,
    help: msg`Write a range such as ${code('^1.2.0')}.`,
    at: value.at,
    about: name,
    value: range ?? null,
  };
}
