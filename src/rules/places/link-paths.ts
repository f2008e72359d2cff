import { groupBy } from '../../model/text/group-by.ts';
import { memoize } from '../../model/text/memoize.ts';
import { folderOf, join, nameOf } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';

type Paths = Pick<Workspace, 'paths'>;

const folders = memoize(({ paths }: Paths) => {
  const known = new Set<string>(['']);
  for (const path of paths) {
    for (let at = folderOf(path); !known.has(at); at = folderOf(at)) known.add(at);
  }
  return known;
});

const skillFolders = memoize(({ paths }: Paths) => {
  const roots = [...paths].flatMap((path) => (nameOf(path) === 'SKILL.md' ? [folderOf(path)] : []));
  return groupBy(roots, nameOf);
});

/** True if a path leads from one skill to another that is elsewhere in the tree: installers put all skills side by side. */
export function isInSibling(workspace: Paths, path: string): boolean {
  const [, name = '', rest = ''] = /^(?:\.\.\/)+([^/]+)(?:\/(.*))?$/s.exec(path) ?? [];
  const roots = skillFolders(workspace).get(name) ?? [];
  return roots.some((root) => mayExist(workspace, rest === '' ? root : join(root, rest)));
}

/** True if a path exists, or may exist below a link or a submodule. */
export function mayExist(workspace: Paths, path: string): boolean {
  if (workspace.paths.has(path) || folders(workspace).has(path)) return true;
  for (let at = folderOf(path); at !== ''; at = folderOf(at)) {
    if (workspace.paths.has(at)) return true;
  }
  return false;
}
