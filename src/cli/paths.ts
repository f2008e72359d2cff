import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { basename, join, parse, relative, resolve, sep } from 'node:path';
import { isManifestName } from '../model/skill.ts';
import { UsageError } from '../model/usage-error.ts';
import { isLockName } from '../pipeline/discover.ts';

/** A path as it was typed, as a path of the tree at `top`. Throws `UsageError` outside of the tree. */
export function pathWithin(top: string, cwd: string, argument: string): string {
  const path = relative(top, resolve(cwd, argument));
  if (path === '..' || path.startsWith(`..${sep}`)) {
    throw new UsageError(`"${argument}" lies outside of "${top}".`);
  }
  return path.split(sep).join('/');
}

/**
 * Writes the paths of a tree as they lead there from a directory: a terminal and an editor open what
 * is written so, and it can be pasted behind the next command.
 */
export function relativePathsFrom(cwd: string, top: string): (path: string) => string {
  const [from, root] = [realpathSync.native(cwd), realpathSync.native(top)];
  if (from === root) return (path) => path;
  return (path) => relative(from, resolve(root, path)).split(sep).join('/') || '.';
}

/**
 * Why no report goes to a path, as the end of a sentence; undefined where one may. Links in a repository come
 * from whoever changes it, and would have a report land wherever they please; elsewhere (`/dev/stdout`) they are
 * the user's own.
 */
export function outputPathProblem(path: string): string | undefined {
  let current = parse(path).root;
  let repositoryTop: string | undefined;
  for (const name of path.slice(current.length).split(sep)) {
    if (repositoryTop === undefined && existsSync(join(current, '.git'))) repositoryTop = current;
    current = join(current, name);
    if (repositoryTop === undefined) continue;
    if (name.toLowerCase() === '.git') return 'it lies in ".git", which is for git alone to write';
    if (lstatSync(current, { throwIfNoEntry: false })?.isSymbolicLink()) {
      const relativePath = current
        .slice(repositoryTop.length)
        .replaceAll(sep, '/')
        .replace(/^\//, '');
      return `"${relativePath}" is a symbolic link in the repository, and no report is written through one; name the place itself`;
    }
  }
  return repositoryTop !== undefined && isCheckedFile(basename(path))
    ? 'files of that name are manifests and locks, which a report would replace'
    : undefined;
}

/** Whether a file is, by its name, one that is checked. */
function isCheckedFile(name: string): boolean {
  const lower = name.toLowerCase();
  return isManifestName(lower) || isLockName(lower);
}
