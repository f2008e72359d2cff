import { existsSync, lstatSync } from 'node:fs';
import { basename, join, parse, sep } from 'node:path';
import { isManifestName } from '../model/skill.ts';
import { isLockName } from '../pipeline/discover.ts';

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
