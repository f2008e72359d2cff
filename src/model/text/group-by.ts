/** Groups values by key, in input order. */
export function groupBy<K, T>(values: Iterable<T>, keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Finds the values that have one of some keys, in the order of the values. */
export function lookupBy<T>(
  values: readonly T[],
  keysOf: (value: T) => readonly string[],
): (keys: Iterable<string>) => readonly T[] {
  const byKey = new Map<string, number[]>();
  for (const [index, value] of values.entries()) {
    for (const key of keysOf(value)) {
      const indexes = byKey.get(key);
      if (indexes) indexes.push(index);
      else byKey.set(key, [index]);
    }
  }
  return (keys) => {
    const found = new Set<number>();
    for (const key of keys) for (const index of byKey.get(key) ?? []) found.add(index);
    return [...found].sort((a, b) => a - b).map((index) => values[index] as T);
  };
}
