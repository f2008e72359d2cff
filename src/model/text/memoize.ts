/** Caches the result of `compute` for each object, for the lifetime of the object. */
export function memoize<K extends object, T>(compute: (object: K) => T): (object: K) => T {
  const cache = new WeakMap<K, { readonly value: T }>();
  return (object) => {
    const cached = cache.get(object);
    if (cached) return cached.value;
    const value = compute(object);
    cache.set(object, { value });
    return value;
  };
}
