import { selfAndAncestors } from '../../model/text/path.ts';
import { perWorkspace } from '../support/per-workspace.ts';
import { foldersOf } from './folders.ts';
import { type Destination, destinationsOf } from './link-targets.ts';

/** The folders of a tree, with its symbolic links followed inside the tree. */
export interface LinkedFolders {
  /** Where a path of the tree leads. */
  resolve(path: string): Destination;
  /** False only if no SKILL.md is below a folder, neither in it nor behind a link in it. */
  mayHoldSkill(path: string): boolean;
  /** The folders behind the links that are inside a folder, at any depth. */
  linkedFrom(folders: ReadonlySet<string>): readonly string[];
}

/** The folders of a workspace behind its links, computed once for all rules. */
export const linkedFoldersOf = perWorkspace((workspace): LinkedFolders => {
  const folders = foldersOf(workspace);
  const destination = destinationsOf(workspace);
  const links = workspace.links.map(({ path, target }) => {
    const to = destination(path, target);
    return { path, to: to.kind === 'folder' ? to.path : null, isFile: to.kind === 'file' };
  });
  const holding = new Set<string>();
  // Links may lead to folders that hold skills behind links only.
  for (let size = -1; size !== holding.size; ) {
    size = holding.size;
    for (const { path, to, isFile } of links) {
      if (isFile || (to !== null && !folders.holdsSkill(to) && !holding.has(to))) continue;
      for (const folder of selfAndAncestors(path)) holding.add(folder);
    }
  }
  return {
    resolve: (path) => destination('root', path),
    mayHoldSkill: (path) => folders.holdsSkill(path) || holding.has(path),
    linkedFrom: (outer) =>
      links.flatMap(({ path, to }) => {
        const isInside =
          to !== null && [...selfAndAncestors(path)].some((ancestor) => outer.has(ancestor));
        return isInside ? [to] : [];
      }),
  };
});
