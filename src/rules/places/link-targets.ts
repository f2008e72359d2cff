import { type Destination, destinationOf, type LinkedTree } from '../../model/text/link-path.ts';
import { folderOf } from '../../model/text/path.ts';
import type { Workspace } from '../../model/workspace.ts';
import { perWorkspace } from '../support/per-workspace.ts';
import { foldersOf } from './folders.ts';

export type { Destination } from '../../model/text/link-path.ts';

/** Resolves the links of a workspace. */
export const destinationsOf = perWorkspace((workspace) => {
  const tree = linkedTree(workspace);
  return (path: string, target: string | null): Destination =>
    destinationOf(tree, folderOf(path), target);
});

function linkedTree(workspace: Workspace): LinkedTree {
  const { links, paths, submodules } = workspace;
  const folders = foldersOf(workspace);
  return {
    targets: new Map(links.map(({ path, target }) => [path, target])),
    submodules: new Set(submodules.flatMap(({ path, isRead }) => (isRead ? [] : [path]))),
    isFile: (path) => paths.has(path),
    isFolder: (path) => folders.has(path),
  };
}
