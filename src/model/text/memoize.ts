/** What is worked out from an object, once however many ask, and kept as long as the object is. */
export function oncePer<K extends object, T>(build: (of: K) => T): (of: K) => T {
  const built = new WeakMap<K, { readonly value: T }>();
  return (of) => {
    const known = built.get(of);
    if (known) return known.value;
    const value = build(of);
    built.set(of, { value });
    return value;
  };
}
