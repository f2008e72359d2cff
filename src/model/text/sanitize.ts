/** The text before an absolute path: a blank, a quote, an opening bracket, a separator (escaped in JSON or not), `//`. */
const pathStart = String.raw`^|[\s"'${'`'}\u201c\u2018(\[{<>=:,;|&@!]|\\[nrt]|:\/\/`;

const home = String.raw`\/(?:home|Users)\/[^/\s"'${'`'}]+\/`;

const homePath = new RegExp(`(${pathStart})${home}`, 'g');

/** The home directory itself, at the end of the path of a URL. */
const homeEnd = String.raw`\/(?:home|Users)\/[^/\s"'${'`'}#?&<>()]+(?=[#?"'${'`'}\s]|$)`;

/** A URL of the home directory of this machine. */
const homeOnly = new RegExp(`(file:\\/\\/)${homeEnd}`, 'g');

/** A path after the host of a URL. A login name other than `git` is the name of a person, like the folder. */
const homeUrl = new RegExp(
  String.raw`((?:file|ssh):\/\/)(git@)?(?:[^@/\s]*@)?([^@/\s]+)(?:${home}|${homeEnd})`,
  'g',
);

/**
 * Hides the user name in absolute paths into a home directory: `/home/<user>/` and `/Users/<user>/` become
 * `LOCAL/` (ADR-003, "Path Sanitization"), and `/LOCAL/` after a host, so the URL keeps its host. So does a URL of the
 * directory itself; without a scheme, `/home/<user>` may be any path.
 */
export function sanitizePaths(text: string): string {
  if (!text.includes('/home/') && !text.includes('/Users/')) return text;
  return text
    .replace(homeUrl, '$1$2$3/LOCAL/')
    .replace(homePath, '$1LOCAL/')
    .replace(homeOnly, '$1LOCAL/');
}

/** Whether a text has a path into a home directory. */
export function leaksHome(text: string): boolean {
  return sanitizePaths(text) !== text;
}
