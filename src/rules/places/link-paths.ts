import { memoize } from '../../model/text/memoize.ts';
import { folderOf } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';

/**
 * Targets that are not relative paths: URLs, hosts, anchors and absolute paths, or text with variables, globs or
 * ellipses.
 */
const notRelativePath = /^(?:[a-z][a-z\d+.-]*:|[\w.-]+@[\w.-]+:|[#?/~]|$)|[{}<>$*|`]|\.\.\./i;

/** Placeholder targets: `url`, `internal-link`, `path/to/file.md`. */
const placeholder = /^(?:\.\/)?(?:path\/to\/|(?:[\w-]+[-_])?(?:link|url|uri|href|path|target)s?$)/i;

/** The path of a link target; undefined if it is not a relative path. */
export function linkedPath(target: string): string | undefined {
  if (notRelativePath.test(target) || placeholder.test(target)) return undefined;
  const pathPart = target.replace(/[?#].*$/s, '').replaceAll('\\', '/');
  try {
    return decodeURIComponent(pathPart);
  } catch {
    return pathPart;
  }
}

type Paths = Pick<Workspace, 'paths'>;

const folders = memoize(({ paths }: Paths) => {
  const known = new Set<string>(['']);
  for (const path of paths) {
    for (let at = folderOf(path); !known.has(at); at = folderOf(at)) known.add(at);
  }
  return known;
});

/** True if a path exists, or may exist below a link or a submodule. */
export function mayExist(workspace: Paths, path: string): boolean {
  if (workspace.paths.has(path) || folders(workspace).has(path)) return true;
  for (let at = folderOf(path); at !== ''; at = folderOf(at)) {
    if (workspace.paths.has(at)) return true;
  }
  return false;
}
