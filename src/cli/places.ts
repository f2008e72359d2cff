import { realpathSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

/**
 * Writes the paths of a tree as they lead there from a directory: a terminal and an editor open what
 * is written so, and it can be pasted behind the next command.
 */
export function relativePathsFrom(cwd: string, top: string): (path: string) => string {
  const [from, root] = [realpathSync.native(cwd), realpathSync.native(top)];
  if (from === root) return (path) => path;
  return (path) => relative(from, resolve(root, path)).split(sep).join('/') || '.';
}
