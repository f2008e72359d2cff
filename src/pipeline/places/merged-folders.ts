import { foldName } from '../../model/text/fold-name.ts';
import { folderOf, join, nameOf, selfAndAncestors } from '../../model/text/path.ts';

/** Folders in small letters are spelt as every other spelling of them is folded. */
const plainFolder = /^[a-z0-9_./-]*$/;

/**
 * Gives each path the spelling of the folder that file systems of macOS and Windows take its folder for: `plugins/p/x`
 * for `Plugins/P/x` beside `plugins/p`. Null where no folder of the tree has another spelling.
 */
export function mergedFolders(paths: readonly string[]): (path: string) => string | null {
  const odd = new Set(paths.map(folderOf).filter((folder) => !plainFolder.test(folder)));
  if (odd.size === 0) return () => null;
  const folders = new Set<string>(['']);
  for (const path of paths) {
    for (const folder of selfAndAncestors(folderOf(path))) {
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  const merged = new Map<string, string>([['', '']]);
  const first = new Map<string, string>();
  const mergedFolder = (folder: string): string => {
    const known = plainFolder.test(folder) ? folder : merged.get(folder);
    if (known !== undefined) return known;
    const parent = mergedFolder(folderOf(folder));
    const plain = join(parent, foldName(nameOf(folder)));
    const other = folders.has(plain) ? plain : first.get(plain);
    const result = other ?? join(parent, nameOf(folder));
    first.set(plain, result);
    merged.set(folder, result);
    return result;
  };
  return (path) => {
    const folder = folderOf(path);
    const other = odd.has(folder) ? mergedFolder(folder) : folder;
    return other === folder ? null : join(other, nameOf(path));
  };
}
