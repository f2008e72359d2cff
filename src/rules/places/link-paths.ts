import { memoize } from '../../model/text/memoize.ts';
import { folderOf } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';

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
