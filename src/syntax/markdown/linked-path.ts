/**
 * Targets that are not relative paths: URLs, hosts, anchors and absolute paths, or text with variables, globs or
 * ellipses.
 */
const notRelativePath = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|[#?/~]|$)|[{}<>$*|`]|\.\.\./i;

/** Placeholder targets: `url`, `internal-link`, `path/to/file.md`. */
const placeholder = /^(?:\.\/)?(?:path\/to\/|(?:[\w-]+[-_])?(?:link|url|uri|href|path|target)s?$)/i;

/** Placeholder parts of a path: `[topic]`, `%s`, `NAME`, `YYYY-MM-DD`, `XXX`. */
const placeholderPart =
  /\[[^\][/]*\]|%[sd](?![\da-f])|(?<![^/_.-])(?:(?:[A-Z]+_)?NAME|SLUG|TOPIC|ID|YYYY|MM|DD|X{2,}|N{2,})(?![^/_.-])/;

/** The path of a link target; undefined if it is not a relative path. */
export function linkedPath(target: string): string | undefined {
  if (notRelativePath.test(target) || placeholder.test(target)) return undefined;
  if (placeholderPart.test(target)) return undefined;
  return decoded(target.replace(/[?#].*$/s, '').replaceAll('\\', '/'));
}

/** A text without its escapes by `%`; as it is where they are none. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
