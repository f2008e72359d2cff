import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { basename, join, parse, relative, resolve, sep } from 'node:path';
import { isManifestName } from '../model/skill.ts';
import { UsageError } from '../model/usage-error.ts';
import { isLockName } from '../pipeline/discover.ts';

/** Converts a typed path to a path of the tree at `top`. Throws UsageError outside the tree. */
export function pathWithin(top: string, cwd: string, argument: string): string {
  const path = relative(top, resolve(cwd, argument));
  if (path === '..' || path.startsWith(`..${sep}`)) {
    throw new UsageError(`"${argument}" is outside "${top}".`);
  }
  return path.split(sep).join('/');
}

/**
 * Creates a function that converts paths of a tree to paths relative to a directory: terminals and editors can open
 * them, and they can be pasted into the next command.
 */
export function relativePathsFrom(cwd: string, top: string): (path: string) => string {
  const [from, root] = [realpathSync.native(cwd), realpathSync.native(top)];
  if (from === root) return (path) => path;
  return (path) => relative(from, resolve(root, path)).split(sep).join('/') || '.';
}

/**
 * Why a report cannot be written to a path, as a clause; undefined if it can. Links inside a repository are
 * controlled by its contributors and could redirect a report; links elsewhere (`/dev/stdout`) belong to the user.
 */
export function outputPathProblem(path: string): string | undefined {
  let current = parse(path).root;
  let repositoryTop: string | undefined;
  for (const name of path.slice(current.length).split(sep)) {
    if (repositoryTop === undefined && existsSync(join(current, '.git'))) repositoryTop = current;
    current = join(current, name);
    if (repositoryTop === undefined) continue;
    if (name.toLowerCase() === '.git') return 'it is in ".git", where only git writes';
    if (lstatSync(current, { throwIfNoEntry: false })?.isSymbolicLink()) {
      const relativePath = current
        .slice(repositoryTop.length)
        .replaceAll(sep, '/')
        .replace(/^\//, '');
      return `"${relativePath}" is a symbolic link in the repository, and no report is written through one; use the real path`;
    }
  }
  return repositoryTop !== undefined && isCheckedFile(basename(path))
    ? 'it is the name of a manifest or a lock, which a report would replace'
    : undefined;
}

/** True if checks would read a file of this name. */
function isCheckedFile(name: string): boolean {
  const lower = name.toLowerCase();
  return isManifestName(lower) || isLockName(lower);
}
