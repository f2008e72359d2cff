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

const parameter = /\{([^{}\s]+)\}/g;

/** The parameters that a command line names in `{…}`, each once, in the order in which it does. */
export function parametersIn(words: readonly string[]): readonly string[] {
  const names = words.flatMap((word) => [...word.matchAll(parameter)].map(([, name]) => name));
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** A word of a command line in which parameters go by other names. */
export function withParameters(word: string, names: ReadonlyMap<string, string>): string {
  return word.replace(parameter, (written, name: string) => {
    const known = names.get(name);
    return known === undefined ? written : `{${known}}`;
  });
}
