import { foldName } from '../../model/text/fold-name.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { selfAndAncestors } from '../../model/text/path.ts';

/** The files that commands may run. */
export interface ProgramTree {
  has(path: string): boolean;
  isFolder(path: string): boolean;
  /** The file at a path, and those that file systems which ignore case may open in its place. */
  alike(path: string): readonly string[];
  /** The files with a start that pass a test, at most 50. */
  find(start: string, test: (path: string) => boolean): readonly string[];
  /** The text of a file; null if it cannot be read, undefined if it was not read yet. */
  textOf(path: string): string | null | undefined;
}

const maxFound = 50;
const maxSearches = 4;
/** Paths that all searches of a tree look at. */
const maxLooks = 20_000_000;

/** The same tree for one command: after 4 searches it finds nothing more. */
export function withLimitedSearch(tree: ProgramTree): ProgramTree {
  let searches = 0;
  return {
    has: (path) => tree.has(path),
    isFolder: (path) => tree.isFolder(path),
    alike: (path) => tree.alike(path),
    find: (start, test) => (++searches > maxSearches ? [] : tree.find(start, test)),
    textOf: (path) => tree.textOf(path),
  };
}

/** A tree of these files; `textOf` defaults to a tree of which no text was read. */
export function programTree(
  paths: ReadonlySet<string>,
  textOf: ProgramTree['textOf'] = () => undefined,
): ProgramTree {
  let folders: ReadonlySet<string> | undefined;
  let folded: ReadonlyMap<string, readonly string[]> | undefined;
  let looks = 0;
  return {
    has: (path) => paths.has(path),
    isFolder: (path) => {
      folders ??= foldersOf(paths);
      return folders.has(path);
    },
    alike: (path) => {
      folded ??= groupBy(
        [...paths].filter((other) => foldPath(other) !== other),
        foldPath,
      );
      const plain = foldPath(path);
      const all = new Set([path, ...(folded.get(plain) ?? []), plain]);
      return [...all].filter((file) => paths.has(file));
    },
    find: (start, test) => {
      const found: string[] = [];
      looks += paths.size;
      if (looks > maxLooks) return found;
      for (const path of paths) {
        if (path.startsWith(start) && test(path) && found.push(path) === maxFound) break;
      }
      return found;
    },
    textOf,
  };
}

function foldPath(path: string): string {
  return /^[a-z0-9_/-]*(?:\.[a-z0-9]+)?$/.test(path)
    ? path
    : path.split('/').map(foldName).join('/');
}

function foldersOf(paths: ReadonlySet<string>): ReadonlySet<string> {
  const folders = new Set<string>(['']);
  for (const path of paths) {
    for (const folder of selfAndAncestors(path)) {
      if (folder === path) continue;
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
