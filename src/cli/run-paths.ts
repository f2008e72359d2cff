import { realpathSync } from 'node:fs';
import { posix, relative, resolve, sep } from 'node:path';
import { isAt } from '../model/path.ts';
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
export function runPaths(
  paths: readonly string[],
  cwd: string,
  top: string,
  { head, base }: Trees,
): readonly string[] {
  if (paths.length === 0) return [];
  const here = relative(top, realpathSync.native(cwd)).split(sep).join('/');
  const known = [...head.entries, ...(base?.entries ?? [])];
  return paths.map((name) => {
    const path = posix.join(here, name.split(sep).join('/')).replace(/\/$/, '');
    if (path === '.') return '';
    if (known.some((entry) => isAt(entry.path, path))) return path;
    throw new UsageError(`"${name}" is no file or directory.`);
  });
}

/**
 * Refuses a path below a directory that a link leads elsewhere: the change that is judged could have put it
 * there. One that is named outside of the directory is the workflow's own affair.
 */
export function refuseLinks(noun: string, name: string, directory: string): void {
  const path = relative(directory, resolve(directory, name));
  if (path === '' || path.startsWith('..') || resolve(path) === path) return;
  const real = realOf(resolve(directory, path));
  if (real === null || real === resolve(realpathSync.native(directory), path)) return;
  throw new UsageError(
    `The ${noun} "${name}" is, or lies behind, a symbolic link.`,
    'Name the place itself.',
  );
}

/** Where a path really is; null for nothing, which whoever reads it will say. */
function realOf(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}
