/**
 * Hides the user's name where an absolute path into a home directory begins: `/home/<user>/` and
 * `/Users/<user>/` become `LOCAL/` (seed 003, "Path Sanitization").
 */
export function sanitizePaths(text: string): string {
  return text.replace(/(^|[^\w.~/-]|:\/\/)\/(?:home|Users)\/[^/\s"'`]+\//g, '$1LOCAL/');
}

/** Whether a text holds such a path. */
export function leaksHome(text: string): boolean {
  return sanitizePaths(text) !== text;
}
