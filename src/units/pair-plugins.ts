import { nameOf } from '../model/text/path.ts';
import { type Plugin, pluginKey } from '../model/unit/plugin.ts';

/** A plugin of base and of head; null on one side for a removed and a new one. */
export interface PluginPair {
  readonly before: Plugin | null;
  readonly after: Plugin | null;
}

/**
 * Pairs the plugins of two trees: by folder and name, then by name, then by folder, then by the names of all parts, where
 * each side has only one.
 */
export function pairPlugins(
  before: readonly Plugin[],
  after: readonly Plugin[],
): readonly PluginPair[] {
  const pairs: PluginPair[] = [];
  const [left, right] = [new Set(before), new Set(after)];
  const keys = [pluginKey, ({ name }: Plugin) => name, ({ root }: Plugin) => root, partNames];
  for (const key of keys) {
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

/** The parts of a plugin, wherever it is; one without any is like no other. */
function partNames(plugin: Plugin): string {
  const names = plugin.parts.map(({ kind, name }) => `${kind}\0${nameOf(name)}`);
  return names.length === 0 ? `none\0${pluginKey(plugin)}` : names.sort().join('\0\0');
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
