import { realpathSync } from 'node:fs';
import { isAbsolute, posix, relative, resolve, sep } from 'node:path';
import { isAtOrInside } from '../model/text/path.ts';
import type { FileTree } from '../model/tree.ts';
import { UsageError } from '../model/usage-error.ts';

/** Both trees a run looks at. */
interface Trees {
  readonly head: FileTree;
  readonly base: FileTree | null;
}

/**
 * The paths a workflow or a diff names, as paths of the tree: never asked of the disk, where what is judged could
 * have put a link, and where what it removes is not. Throws for one that is in neither tree.
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
        'Name a path from the directory the run is in.',
      );
    throw new UsageError(`"${name}" is no file or directory.`);
  });
}

/** Where a path was named, and the directory in which the change that is judged could have put a link. */
interface Bounds {
  readonly from: string;
  readonly within: string;
}

/**
 * Refuses a path that a link leads elsewhere: the change that is judged could have put it there. A configuration that is
 * named outside of the repository is the workflow's own affair.
 */
export function rejectSymlinks(noun: string, name: string, { from, within }: Bounds): void {
  const top = tryRealPath(within) ?? within;
  const path = resolve(from, name);
  const inner = [within, top].map((one) => relative(one, path)).find(staysIn);
  if (inner === undefined) return;
  const real = tryRealPath(path);
  if (real === null || real === resolve(top, inner)) return;
  throw new UsageError(
    `The ${noun} "${name}" is, or lies behind, a symbolic link.`,
    'Name the place itself.',
  );
}

/** Refuses a directory outside of the workspace: what lies there is not what the job checked out. */
export function refuseOutside(noun: string, name: string, workspace: string): void {
  const places = [workspace, tryRealPath(workspace) ?? workspace];
  const path = resolve(workspace, name);
  if (places.some((place) => staysIn(relative(place, path)))) return;
  throw new UsageError(
    `The ${noun} "${name}" leads out of the workspace.`,
    'Name a directory inside of it, or check the repository out there.',
  );
}

/** Whether a relative path leads nowhere else. */
function staysIn(path: string): boolean {
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

/** Where a path really is; null for nothing, which whoever reads it will say. */
function tryRealPath(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}
