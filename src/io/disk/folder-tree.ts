import { readdirSync } from 'node:fs';
import { decodePath, folderOf, join } from '../../model/text/path.ts';
import { compareText } from '../../model/text/text.ts';
import type {
  FileTree,
  ReadFailure,
  ReceiveChunk,
  Submodule,
  TreeEntry,
} from '../../model/tree.ts';
import { UsageError } from '../../model/usage-error.ts';
import { diskPath, lstatSafely, readFile, readSequentially } from '../git/disk-file.ts';

/** Never contains skills of the surrounding tree. `.git` is skipped separately. */
const skippedFolders = 'node_modules';

/**
 * The files of a directory outside git, found by a recursive walk. Nested repositories are walked too and listed as
 * submodules, because a commit of the directory would not contain their files.
 */
export function folderTree(directory: string): FileTree {
  const entries: TreeEntry[] = [];
  const submodules: Submodule[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const { name, isFolder } of listFolder(directory, folder)) {
      if (name === '.git') {
        if (folder !== '') submodules.push({ path: folder, commit: null, isRead: true });
        if (isFolder) continue;
      }
      const path = join(folder, name);
      if (isFolder && name !== skippedFolders) folders.push(path);
      const kind = isFolder ? null : kindOnDisk(directory, path);
      if (kind !== null) entries.push({ path, kind });
    }
  }
  return new FolderTree(
    directory,
    entries.sort((a, b) => compareText(a.path, b.path)),
    submodules.sort((a, b) => compareText(a.path, b.path)),
  );
}

/** A tree of some files of a directory, with the bytes on the disk. */
export function diskTree(directory: string, entries: readonly TreeEntry[]): FileTree {
  return new FolderTree(directory, entries, []);
}

function listFolder(directory: string, folder: string): { name: string; isFolder: boolean }[] {
  try {
    const options = { withFileTypes: true, encoding: 'buffer' } as const;
    return readdirSync(diskPath(directory, folder), options).map((entry) => ({
      name: decodePath(entry.name),
      isFolder: entry.isDirectory(),
    }));
  } catch {
    // Skipping an unreadable folder would hide its errors.
    throw unreadableDirectory(directory, folder);
  }
}

function unreadableDirectory(directory: string, folder: string): UsageError {
  return new UsageError(`The directory "${join(directory, folder)}" cannot be read.`);
}

/** The kind of a path on the disk; null for folders, pipes and other special files. */
function kindOnDisk(directory: string, path: string): TreeEntry['kind'] | null {
  const stat = lstatSafely(diskPath(directory, path));
  if (stat === null) throw unreadableDirectory(directory, folderOf(path));
  if (stat?.isSymbolicLink()) return 'symlink';
  if (!stat?.isFile()) return null;
  return stat.mode & 0o100 ? 'executable' : 'file';
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
