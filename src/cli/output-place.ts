import { existsSync, lstatSync } from 'node:fs';
import { basename, join, parse, sep } from 'node:path';
import { isManifestName } from '../model/skill.ts';
import { isLockName } from '../pipeline/discover.ts';

/**
 * Why no report goes to a path, as the end of a sentence; undefined where one may. Links in a repository come
 * from whoever changes it, and would have a report land wherever they please; elsewhere (`/dev/stdout`) they are
 * the user's own.
 */
export function placeFault(path: string): string | undefined {
  let at = parse(path).root;
  let top: string | undefined;
  for (const name of path.slice(at.length).split(sep)) {
    if (top === undefined && existsSync(join(at, '.git'))) top = at;
    at = join(at, name);
    if (top === undefined) continue;
    if (name.toLowerCase() === '.git') return 'it lies in ".git", which is for git alone to write';
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink()) {
      const inner = at.slice(top.length).replaceAll(sep, '/').replace(/^\//, '');
      return `"${inner}" is a symbolic link in the repository, and no report is written through one; name the place itself`;
    }
  }
  return top !== undefined && isRead(basename(path))
    ? 'files of that name are manifests and locks, which a report would replace'
    : undefined;
}

/** Whether a file is, by its name, one that is checked. */
function isRead(name: string): boolean {
  const lower = name.toLowerCase();
  return isManifestName(lower) || isLockName(lower);
}
