import { isManifestName } from '../../model/skill.ts';
import { folderOf, nameOf } from '../../model/text/path.ts';
import { compareText } from '../../model/text/text.ts';
import type { FileTree, ReadFailure } from '../../model/tree.ts';

/** A tree with other entries of the same files. */
export function withEntries(tree: FileTree, entries: FileTree['entries']): FileTree {
  return {
    entries,
    submodules: [],
    read: (paths, receive) => tree.read(paths, receive),
    id: (path) => tree.id(path),
  };
}

/** The manifests directly in a folder. */
export function ownManifests(tree: FileTree, folder: string): FileTree {
  const isOwn = (path: string) => folderOf(path) === folder && isManifestName(nameOf(path));
  return withEntries(
    tree,
    tree.entries.filter(({ path, kind }) => kind !== 'symlink' && isOwn(path)),
  );
}

/** A file of a tree that is written or removed. */
export interface WrittenFile {
  readonly path: string;
  /** Null removes the file. */
  readonly after: Uint8Array | null;
  readonly isExecutable: boolean;
}

/** A tree with some files written or removed. */
export function writtenTree(tree: FileTree, files: readonly WrittenFile[]): FileTree {
  const written = new Map(files.map((file) => [file.path, file]));
  const others = tree.entries.filter(({ path }) => !written.has(path));
  const added = files.flatMap(({ path, after, isExecutable }) =>
    after === null ? [] : [{ path, kind: isExecutable ? 'executable' : 'file' } as const],
  );
  return {
    entries: [...others, ...added].sort((a, b) => compareText(a.path, b.path)),
    submodules: tree.submodules,
    read: async (paths, receive) => {
      const failures = new Map<string, ReadFailure>();
      for (const path of paths) {
        const bytes = written.get(path)?.after;
        if (bytes) receive(path, bytes, bytes.length, true);
        else
          for (const [failed, reason] of await tree.read([path], receive))
            failures.set(failed, reason);
      }
      return failures;
    },
    id: (path) => (written.has(path) ? undefined : tree.id(path)),
  };
}
