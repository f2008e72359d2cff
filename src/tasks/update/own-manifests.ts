import { isManifestName } from '../../model/skill.ts';
import { folderOf, nameOf } from '../../model/text/path.ts';
import type { FileTree } from '../../model/tree.ts';

/** The manifests directly in a folder. */
export function ownManifests(tree: FileTree, folder: string): FileTree {
  const isOwn = (path: string) => folderOf(path) === folder && isManifestName(nameOf(path));
  return {
    entries: tree.entries.filter(({ path, kind }) => kind !== 'symlink' && isOwn(path)),
    submodules: [],
    read: (paths, receive) => tree.read(paths, receive),
    id: (path) => tree.id(path),
  };
}
