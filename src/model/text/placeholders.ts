const variablePattern = /\{\{([^{}]*)\}\}/g;

/** The inputs named in `{{…}}` in a path pattern, in order. */
export function variablesIn(pattern: string): readonly string[] {
  return [...pattern.matchAll(variablePattern)].map((match) => (match[1] ?? '').trim());
}

/** The pattern with known variables replaced. */
export function fillIn(pattern: string, values: ReadonlyMap<string, string>): string {
  return replaceVariables(pattern, (name, written) => values.get(name) ?? written);
}

/** The pattern with every `{{…}}` replaced. */
export function replaceVariables(
  pattern: string,
  replace: (name: string, written: string) => string,
): string {
  return pattern.replace(variablePattern, (written, name: string) => replace(name.trim(), written));
}

/** Whether a text has a `{{…}}` variable. */
export function isTemplate(text: string): boolean {
  const start = text.indexOf('{{');
  return start >= 0 && text.includes('}}', start + 2);
}

/** Whether a text has `{{` without `}}`, or the reverse; pairs as in `{a,{b,c}}` are a pattern. */
export function hasUnmatchedBraces(text: string): boolean {
  if (!/\{\{|\}\}/.test(text)) return false;
  let depth = 0;
  for (const [brace] of text.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return true;
  }
  return depth > 0;
}

/** Placeholders that runtimes fill in without a declaration. */
export const builtInPlaceholders: ReadonlySet<string> = new Set(['skill_dir']);

/**
 * A name in braces, except `${VAR}` of shells, `@{upstream}` of git, `%{http_code}` of curl and `{{x}}` of
 * templates.
 */
const placeholderPattern = /(?<![$@%{\\])\{([A-Za-z_][\w-]*)\}(?!\})/g;

/** The unique placeholder names in one word of a command. */
export function placeholdersIn(word: string): readonly string[] {
  return [...new Set(Array.from(word.matchAll(placeholderPattern), ([, name = '']) => name))];
}

/** A word of a command with renamed placeholders. */
export function renamePlaceholders(word: string, names: ReadonlyMap<string, string>): string {
  return word.replace(placeholderPattern, (written, name: string) => {
    const newName = names.get(name);
    return newName === undefined ? written : `{${newName}}`;
  });
}
