/**
 * The text before an absolute path: a blank, a quote, an opening bracket, a separator (escaped in JSON or
 * not), the `//` of a URL, the host of a file or SSH URL.
 */
const pathStart = String.raw`^|[\s"'${'`'}\u201c\u2018(\[{<>=:,;|&@!]|\\[nrt]|:\/\/|(?:file|ssh):\/\/[^/\s]*`;

const homePath = new RegExp(String.raw`(${pathStart})\/(?:home|Users)\/[^/\s"'${'`'}]+\/`, 'g');

/**
 * Hides the user name in absolute paths into a home directory: `/home/<user>/` and `/Users/<user>/` become
 * `LOCAL/` (ADR-003, "Path Sanitization").
 */
export function sanitizePaths(text: string): string {
  return text.includes('/home/') || text.includes('/Users/')
    ? text.replace(homePath, '$1LOCAL/')
    : text;
}

/** Whether a text has a path into a home directory. */
export function leaksHome(text: string): boolean {
  return sanitizePaths(text) !== text;
}
