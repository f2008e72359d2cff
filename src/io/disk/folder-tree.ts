import type {
  FileTree,
  ReadFailure,
  ReceiveChunk,
  Submodule,
  TreeEntry,
} from '../../model/tree.ts';
import { readFile, readSequentially } from '../git/disk-file.ts';
import { walkFolder } from '../git/walk-folder.ts';

/** The files of a directory outside git, found by a recursive walk. */
export function folderTree(directory: string): FileTree {
  const { entries, submodules } = walkFolder(directory, { path: '', isInSkill: false });
  return new FolderTree(directory, entries, submodules);
}

/** A tree of some files of a directory, with the bytes on the disk. */
export function diskTree(directory: string, entries: readonly TreeEntry[]): FileTree {
  return new FolderTree(directory, entries, []);
}

class FolderTree implements FileTree {
  readonly entries: readonly TreeEntry[];
  readonly submodules: readonly Submodule[];
  readonly #directory: string;
  readonly #kinds: ReadonlyMap<string, TreeEntry['kind']>;
  readonly #ids = new Map<string, string>();

  constructor(directory: string, entries: readonly TreeEntry[], submodules: readonly Submodule[]) {
    this.entries = entries;
    this.submodules = submodules;
    this.#directory = directory;
    this.#kinds = new Map(entries.map(({ path, kind }) => [path, kind]));
  }

  /** Known after the file was read. */
  id(path: string): string | undefined {
    return this.#ids.get(path);
  }

  read(paths: readonly string[], receive: ReceiveChunk): Promise<ReadonlyMap<string, ReadFailure>> {
    return readSequentially(paths, (path) => {
      const kind = this.#kinds.get(path);
      if (kind === undefined) return 'missing';
      const id = readFile(this.#directory, { path, kind }, null, receive, 'none');
      if (id === null) return 'unreadable';
      this.#ids.set(path, id);
      return null;
    });
  }
}
