import { baseOf, type Entry } from './entries.ts';

/** The first entry of each name. */
export function unique<T extends Entry>(entries: readonly T[]): readonly T[] {
  const first = new Map<string, T>();
  for (const entry of entries) if (!first.has(entry.name)) first.set(entry.name, entry);
  return [...first.values()];
}

/** The first entry of each pair of path and base; a repeated path gets its base as a suffix. */
export function uniqueByBase(entries: readonly Entry[], fallback: string): readonly Entry[] {
  const paths = new Set<string>();
  const keyed = entries.map((entry) => {
    const base = baseOf(entry, fallback);
    return { ...entry, key: `${base}\0${entry.name}`, qualifiedName: `${entry.name} (${base})` };
  });
  const seenKeys = new Set<string>();
  return keyed.flatMap(({ key, qualifiedName, ...entry }) => {
    if (seenKeys.has(key)) return [];
    seenKeys.add(key);
    const isFirst = !paths.has(entry.name);
    paths.add(entry.name);
    return [isFirst ? entry : { ...entry, name: qualifiedName }];
  });
}
