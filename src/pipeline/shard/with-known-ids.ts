import type { FileTree } from '../../model/tree.ts';

/** A tree with the blob ids that git knows without reading: a file that git has to compare has none until it is read. */
export async function withKnownIds(tree: FileTree): Promise<FileTree> {
  const ids = (await tree.knownIds?.()) ?? new Map<string, string>();
  return {
    entries: tree.entries,
    submodules: tree.submodules,
    read: (paths, receive) => tree.read(paths, receive),
    id: (path) => tree.id(path) ?? ids.get(path),
    knownIds: async () => ids,
  };
}
