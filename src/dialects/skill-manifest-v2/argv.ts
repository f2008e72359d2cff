/** The directory of the skill, as commands begin a path with it. */
const skillDirectory = /^(?:\{skill_dir\}|\.)[/\\]/;

/** What no path into a skill holds: placeholders, variables, globs, and what only shells and URLs know. */
const notAPath = /[\s{}$%*?<>|&;:,="'`()[\]~]/;

/** No path is longer that a system opens. */
const maxLength = 4096;

/**
 * A word of a command as a path within the skill, with slashes; undefined where it is none: without a
 * separator, of a folder, absolute, or holding what only callers and shells can fill in.
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
 * The Windows path a word was to be whose backslashes JSON took for escapes: `scripts\notes.ps1` holds a
 * line feed. Undefined where there is none, or more than a path around it.
 */
export function withoutJsonEscapes(word: string): string | undefined {
  if (word.length > maxLength || !/[\b\f\n\r\t]/.test(word)) return undefined;
  const path = word.replace(/[\b\f\n\r\t]/g, (character) => escapes[character] ?? character);
  return skillPathIn(path) === undefined ? undefined : path;
}
