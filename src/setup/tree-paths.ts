import { realpathSync } from 'node:fs';
import { isAbsolute, posix, relative, resolve, sep } from 'node:path';
import { isAtOrInside } from '../model/text/path.ts';
import type { FileTree } from '../model/tree.ts';
import { UsageError } from '../model/usage-error.ts';

/** Both trees of a run. */
interface Trees {
  readonly head: FileTree;
  readonly base: FileTree | null;
}

/**
 * The paths of a workflow or a diff, as paths of the trees. Never reads the disk: the change under review could have
 * placed a link there, and removed paths are not there. Throws UsageError for a path in neither tree.
 */
export function treePaths(
  paths: readonly string[],
  cwd: string,
  top: string,
  { head, base }: Trees,
): readonly string[] {
  if (paths.length === 0) return [];
  const cwdPath = relative(top, realpathSync.native(cwd)).split(sep).join('/');
  const entries = [...head.entries, ...(base?.entries ?? [])];
  return paths.map((name) => {
    const path = posix.join(cwdPath, name.split(sep).join('/')).replace(/\/$/, '');
    if (path === '.') return '';
    if (entries.some((entry) => isAtOrInside(entry.path, path))) return path;
    if (path === '..' || path.startsWith('../') || path.startsWith('/'))
      throw new UsageError(
        `"${name}" leads out of the repository.`,
        'Use a path relative to the current directory.',
      );
    throw new UsageError(`"${name}" is not a file or directory.`);
  });
}

/** The directory a path is relative to, and the directory in which the change could have placed a link. */
interface Bounds {
  readonly from: string;
  readonly within: string;
}

/**
 * Throws UsageError for a path that a link redirects: the change could have placed the link. A configuration outside
 * the repository is under the workflow's control.
 */
export function rejectSymlinks(noun: string, name: string, { from, within }: Bounds): void {
  const top = tryRealPath(within) ?? within;
  const path = resolve(from, name);
  const inner = [within, top].map((folder) => relative(folder, path)).find(isInside);
  if (inner === undefined) return;
  const real = tryRealPath(path);
  if (real === null || real === resolve(top, inner)) return;
  throw new UsageError(
    `The ${noun} "${name}" is a symbolic link, or is inside one.`,
    'Use the real path.',
  );
}

/** Throws UsageError for a directory outside the workspace, because the job did not check it out. */
export function refuseOutside(noun: string, name: string, workspace: string): void {
  const places = [workspace, tryRealPath(workspace) ?? workspace];
  const path = resolve(workspace, name);
  if (places.some((place) => isInside(relative(place, path)))) return;
  throw new UsageError(
    `The ${noun} "${name}" leads out of the workspace.`,
    'Use a directory inside it, or check out the repository there.',
  );
}

/** True for a relative path without `..` at its start. */
function isInside(path: string): boolean {
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

/** The real path; null for a missing file, which the later read reports. */
function tryRealPath(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}
