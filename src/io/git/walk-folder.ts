import { readdirSync } from 'node:fs';
import { isManifestName } from '../../model/skill.ts';
import { decodePath, folderOf, join } from '../../model/text/path.ts';
import { compareText } from '../../model/text/text.ts';
import type { Submodule, TreeEntry } from '../../model/tree.ts';
import { UsageError } from '../../model/usage-error.ts';
import { diskPath, lstatSafely } from './disk-file.ts';

/** Skipped outside skills; inside, its files are part of the skill and its hash. A `.git` folder is skipped everywhere. */
const packagesFolder = 'node_modules';

/** A folder to list, and whether a folder above it, or itself, has a manifest. */
interface WalkedFolder {
  readonly path: string;
  readonly isInSkill: boolean;
}

/** The result of a walk. */
export interface WalkedFiles {
  readonly entries: readonly TreeEntry[];
  readonly submodules: readonly Submodule[];
}

/**
 * All files below a folder, in byte order. Nested repositories are walked too and listed as submodules, because a
 * commit of the directory would not contain their files.
 */
export function walkFolder(directory: string, start: WalkedFolder): WalkedFiles {
  const entries: TreeEntry[] = [];
  const submodules: Submodule[] = [];
  const folders = [start];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const listed = listFolder(directory, folder.path);
    const isInSkill =
      folder.isInSkill || listed.some(({ name, isFolder }) => !isFolder && isManifestName(name));
    for (const { name, isFolder } of listed) {
      if (name === '.git') {
        if (folder.path !== '') submodules.push({ path: folder.path, commit: null, isRead: true });
        if (isFolder) continue;
      }
      const path = join(folder.path, name);
      if (isFolder && (isInSkill || name !== packagesFolder)) folders.push({ path, isInSkill });
      const kind = isFolder ? null : kindOnDisk(directory, path);
      if (kind !== null) entries.push({ path, kind });
    }
  }
  return {
    entries: entries.sort((a, b) => compareText(a.path, b.path)),
    submodules: submodules.sort((a, b) => compareText(a.path, b.path)),
  };
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
