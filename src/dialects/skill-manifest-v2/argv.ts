/** The skill directory at the start of a path in a command. */
const skillDirectory = /^(?:\{skill_dir\}|\.)[/\\]/;

/** Characters outside paths into a skill: placeholders, variables, globs, shell and URL syntax. */
const notAPath = /[\s{}$%*?<>|&;:,="'`()[\]~]/;

/** The longest path that systems open. */
const maxLength = 4096;

/**
 * A word of a command as a path within the skill, with slashes; undefined for words without a separator,
 * folders, absolute paths, and words with placeholders or shell syntax.
 */
export function skillPathIn(word: string): string | undefined {
  if (word.length > maxLength || !/[/\\]./.test(word) || /^[/\\-]|[/\\]$/.test(word))
    return undefined;
  const path = word.replace(skillDirectory, '');
  return path === '' || notAPath.test(path) ? undefined : path.replaceAll('\\', '/');
}

const escapes: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/**
 * The Windows path in a word where JSON parsed the backslashes as escapes: `scripts
 * otes.ps1` has a line feed. Undefined if there is none.
 */
export function withoutJsonEscapes(word: string): string | undefined {
  if (word.length > maxLength || !/[\b\f\n\r\t]/.test(word)) return undefined;
  const path = word.replace(/[\b\f\n\r\t]/g, (character) => escapes[character] ?? character);
  return skillPathIn(path) === undefined ? undefined : path;
}
