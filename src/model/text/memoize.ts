/** What is worked out from an object, once however many ask, and kept as long as the object is. */
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
