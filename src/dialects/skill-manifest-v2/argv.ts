/** The directory of the skill, as commands begin a path with it. */
const directory = /^(?:\{skill_dir\}|\.)[/\\]/;

/** What no path into a skill holds: placeholders, variables, globs, and what only shells and URLs know. */
const foreign = /[\s{}$%*?<>|&;:,="'`()[\]~]/;

/** No path is longer that a system opens. */
const longest = 4096;

/**
 * A word of a command as a path within the skill, with slashes; undefined where it is none: without a
 * separator, of a folder, absolute, or holding what only callers and shells can fill in.
 */
export function pathIn(word: string): string | undefined {
  if (word.length > longest || !/[/\\]./.test(word) || /^[/\\-]|[/\\]$/.test(word))
    return undefined;
  const path = word.replace(directory, '');
  return path === '' || foreign.test(path) ? undefined : path.replaceAll('\\', '/');
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
export function unescaped(word: string): string | undefined {
  if (word.length > longest || !/[\b\f\n\r\t]/.test(word)) return undefined;
  const path = word.replace(/[\b\f\n\r\t]/g, (sign) => escapes[sign] ?? sign);
  return pathIn(path) === undefined ? undefined : path;
}
