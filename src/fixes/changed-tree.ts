import type { ChangedFile } from '../model/changed-file.ts';
import { folderOf, selfAndAncestors } from '../model/text/path.ts';
import { compareText } from '../model/text/text.ts';
import type { FileTree, ReadFailure } from '../model/tree.ts';

/** The tree after the fixes, restricted to the folders with changed files. */
export function changedTree(tree: FileTree, files: readonly ChangedFile[]): FileTree {
  return overlayTree(
    restrictTree(
      tree,
      files.map(({ path }) => folderOf(path)),
    ),
    files,
  );
}

/** The files of a tree at or below some folders. */
export function restrictTree(tree: FileTree, folders: Iterable<string>): FileTree {
  const folderSet = new Set(folders);
  return {
    ...tree,
    entries: tree.entries.filter(({ path }) =>
      [...selfAndAncestors(folderOf(path))].some((folder) => folderSet.has(folder)),
    ),
    read: (paths, receive) => tree.read(paths, receive),
    id: (path) => tree.id(path),
  };
}

/** A tree with changed files; all others stay. */
export function overlayTree(tree: FileTree, files: readonly ChangedFile[]): FileTree {
  const renamedPaths = new Map(files.map(({ path, to }) => [path, to]));
  const contents = new Map(files.map(({ to, after }) => [to, Buffer.from(after)]));
  return {
    entries: tree.entries
      .map((entry) => ({ ...entry, path: renamedPaths.get(entry.path) ?? entry.path }))
      .sort((a, b) => compareText(a.path, b.path)),
    submodules: tree.submodules,
    read: async (paths, receive) => {
      const failures = new Map<string, ReadFailure>();
      for (const path of paths) {
        const bytes = contents.get(path);
        if (bytes) receive(path, bytes, bytes.length, true);
        else
          for (const [failedPath, reason] of await tree.read([path], receive))
            failures.set(failedPath, reason);
      }
      return failures;
    },
    id: (path) => (contents.has(path) ? undefined : tree.id(path)),
  };
}
