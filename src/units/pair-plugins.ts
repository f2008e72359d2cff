import { type Plugin, pluginKey } from '../model/unit/plugin.ts';

/** A plugin of base and of head; null on one side for a removed and a new one. */
export interface PluginPair {
  readonly before: Plugin | null;
  readonly after: Plugin | null;
}

/** Pairs the plugins of two trees: by folder and name, then by name, then by folder where each side has only one. */
export function pairPlugins(
  before: readonly Plugin[],
  after: readonly Plugin[],
): readonly PluginPair[] {
  const pairs: PluginPair[] = [];
  const [left, right] = [new Set(before), new Set(after)];
  for (const key of [pluginKey, ({ name }: Plugin) => name, ({ root }: Plugin) => root]) {
    const candidates = uniqueBy(right, key);
    for (const [id, plugin] of uniqueBy(left, key)) {
      const other = candidates.get(id);
      if (!plugin || !other) continue;
      pairs.push({ before: plugin, after: other });
      left.delete(plugin);
      right.delete(other);
    }
  }
  return [
    ...pairs,
    ...Array.from(left, (plugin) => ({ before: plugin, after: null })),
    ...Array.from(right, (plugin) => ({ before: null, after: plugin })),
  ];
}

/** Plugins by key; null for a key that several share. */
function uniqueBy(
  plugins: Iterable<Plugin>,
  key: (plugin: Plugin) => string,
): ReadonlyMap<string, Plugin | null> {
  const found = new Map<string, Plugin | null>();
  for (const plugin of plugins) {
    const id = key(plugin);
    found.set(id, found.has(id) ? null : plugin);
  }
  return found;
}
