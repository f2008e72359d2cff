const reference = /\{\{([^{}]*)\}\}/g;

/** The inputs a path pattern names in `{{…}}`, in the order in which it does. */
export function variablesIn(pattern: string): readonly string[] {
  return [...pattern.matchAll(reference)].map((match) => (match[1] ?? '').trim());
}

/** The pattern with the values put in that are known; the rest stays as it is. */
export function fillIn(pattern: string, values: ReadonlyMap<string, string>): string {
  return rewritten(pattern, (name, written) => values.get(name) ?? written);
}

/** The pattern with something else in place of every `{{…}}`. */
export function rewritten(
  pattern: string,
  rewrite: (name: string, written: string) => string,
): string {
  return pattern.replace(reference, (written, name: string) => rewrite(name.trim(), written));
}
