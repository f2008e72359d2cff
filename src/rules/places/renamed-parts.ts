import type { PreviousByRoot } from '../../model/previous-skills.ts';
import { memoize } from '../../model/text/memoize.ts';
import { nameOf, selfAndAncestors } from '../../model/text/path.ts';
import type { Plugin, Plugins } from '../../model/unit/plugin.ts';
import { skillsByRoot, type Workspace } from '../../model/workspace.ts';
import { pairPlugins } from '../../units/pair-plugins.ts';
import { partNames } from '../../units/part-names.ts';

/** The present names of what a change renames or moves, by the names at base: `plugin:name`, and `name` of skills. */
export function renamedParts(
  head: Workspace,
  base: Workspace,
  previousByRoot: PreviousByRoot,
): (name: string) => string | undefined {
  const renames = new Map<string, string>();
  const after = skillsByRoot(head.skills);
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
  const present = new Map(
    pairPlugins(base.plugins.all, head.plugins.all)
      .flatMap(({ before, after: now }) =>
        before ? [before.name, before.listedAs].map((name) => [name, now?.name] as const) : [],
      )
      .reverse(),
  );
  const known = partNames(head);
  return (name) => {
    const renamed = renames.get(name);
    if (renamed !== undefined) return renamed;
    const [plugin = '', ...rest] = name.split(':');
    const now = present.get(plugin);
    const part = rest.join(':');
    return now !== undefined && now !== plugin && known.get(now)?.names.has(part)
      ? `${now}:${part}`
      : undefined;
  };
}

/** The plugin around a folder. */
export function innermostPlugin(root: string, { plugins }: Workspace): Plugin | undefined {
  const byRoot = pluginsByRoot(plugins);
  for (const folder of selfAndAncestors(root)) {
    const plugin = byRoot.get(folder);
    if (plugin) return plugin;
  }
  return undefined;
}

/** The first plugin of each folder. */
const pluginsByRoot = memoize(
  ({ all }: Plugins) => new Map([...all].reverse().map((plugin) => [plugin.root, plugin])),
);
