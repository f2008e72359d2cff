const variablePattern = /\{\{([^{}]*)\}\}/g;

/** The inputs a path pattern names in `{{…}}`, in the order in which it does. */
export function variablesIn(pattern: string): readonly string[] {
  return [...pattern.matchAll(variablePattern)].map((match) => (match[1] ?? '').trim());
}

/** The pattern with the values put in that are known; the rest stays as it is. */
export function fillIn(pattern: string, values: ReadonlyMap<string, string>): string {
  return replaceVariables(pattern, (name, written) => values.get(name) ?? written);
}

/** The pattern with something else in place of every `{{…}}`. */
export function replaceVariables(
  pattern: string,
  replace: (name: string, written: string) => string,
): string {
  return pattern.replace(variablePattern, (written, name: string) => replace(name.trim(), written));
}

/** Whether a text holds a `{{…}}` that is filled in later. */
export function isTemplate(text: string): boolean {
  const start = text.indexOf('{{');
  return start >= 0 && text.includes('}}', start + 2);
}

/** What runtimes put in place of `{skill_dir}` without anybody declaring it. */
export const builtInPlaceholders: ReadonlySet<string> = new Set(['skill_dir']);

/**
 * A name in braces. Not one: `${VAR}` of shells, `@{upstream}` of git, `%{http_code}` of curl, `{{x}}`
 * of templates, and everything else in braces, such as JSON.
 */
const placeholderPattern = /(?<![$@%{\\])\{([A-Za-z_][\w-]*)\}(?!\})/g;

/** The names that stand in braces in one word of a command, each once. */
export function placeholdersIn(word: string): readonly string[] {
  return [...new Set(Array.from(word.matchAll(placeholderPattern), ([, name = '']) => name))];
}

/** A word of a command in which placeholders go by other names. */
export function renamePlaceholders(word: string, names: ReadonlyMap<string, string>): string {
  return word.replace(placeholderPattern, (written, name: string) => {
    const newName = names.get(name);
    return newName === undefined ? written : `{${newName}}`;
  });
}
