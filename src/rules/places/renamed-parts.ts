import type { PreviousByRoot } from '../../model/previous-skills.ts';
import { isAtOrInside, nameOf } from '../../model/text/path.ts';
import type { Plugin } from '../../model/unit/plugin.ts';
import type { Workspace } from '../../model/workspace.ts';
import { pairPlugins } from '../../units/pair-plugins.ts';
import { partNames } from '../../units/part-names.ts';

/** The present names of what a change renames or moves, by the names at base: `plugin:name`, and `name` of skills. */
export function renamedParts(
  head: Workspace,
  base: Workspace,
  previousByRoot: PreviousByRoot,
): (name: string) => string | undefined {
  const renames = new Map<string, string>();
  const after = new Map(head.skills.map((skill) => [skill.root, skill]));
  for (const [root, before] of previousByRoot) {
    const skill = after.get(root);
    if (!skill || skill === before) continue;
    const to = innermostPlugin(root, head);
    for (const old of new Set([before.name, nameOf(before.root)])) {
      const isOfFolder =
        old !== before.name || (nameOf(before.root) === old && nameOf(root) !== old);
      const name = isOfFolder ? nameOf(root) : skill.name;
      if (name !== old) renames.set(old, name);
      const from = innermostPlugin(before.root, base);
      if (from && to)
        for (const plugin of [from.name, from.listedAs])
          renames.set(`${plugin}:${old}`, `${to.name}:${name}`);
    }
  }
  const plugins = pairPlugins(base.plugins.all, head.plugins.all);
  const known = partNames(head);
  return (name) => {
    const renamed = renames.get(name);
    if (renamed !== undefined) return renamed;
    const [plugin = '', ...rest] = name.split(':');
    const pair = plugins.find(
      ({ before }) => before?.name === plugin || before?.listedAs === plugin,
    );
    const now = pair?.after?.name;
    const part = rest.join(':');
    return now !== undefined && now !== plugin && known.get(now)?.names.has(part)
      ? `${now}:${part}`
      : undefined;
  };
}

/** The plugin around a folder. */
export function innermostPlugin(root: string, { plugins }: Workspace): Plugin | undefined {
  return plugins.all
    .filter((plugin) => isAtOrInside(root, plugin.root))
    .sort((a, b) => b.root.length - a.root.length)[0];
}
