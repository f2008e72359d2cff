import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { ChangedFile } from '../../model/changed-file.ts';
import { folderOf, join, nameOf, selfAndAncestors } from '../../model/text/path.ts';
import { type DiskPath, diskPath, lstatSafely } from '../git/disk-file.ts';
import { removeStaleTempFiles, tempNameOf } from '../temp-file.ts';
import { errorCode, writeTempFile } from './write-file.ts';

/**
 * Replaces the text of a file atomically, then renames it; returns null on success, otherwise the reason. Writes
 * through no links, and not if the file changed since it was read.
 */
export function replaceFile(top: string, { path, to, before, after }: ChangedFile): string | null {
  const target = diskPath(top, path);
  const folders = [...selfAndAncestors(folderOf(path))].filter((folder) => folder !== '');
  if (folders.some((folder) => !lstatSafely(diskPath(top, folder))?.isDirectory()))
    return notRegularReason;
  const stat = lstatSafely(target);
  if (!stat?.isFile()) return notRegularReason;
  if (typeof target === 'string') removeStaleTempFiles(target);
  const tempPath = tempPathBeside(top, path);
  try {
    if (!readFileSync(target).equals(Buffer.from(before))) return 'another process changed it';
    if (to !== path && isNameTaken(top, to)) return `"${nameOf(to)}" already exists`;
    if (after !== before) {
      writeTempFile(tempPath, after, stat.mode & 0o777);
      renameSync(tempPath, target);
    }
    if (to !== path) renameInSteps(target, tempPathBeside(top, path), diskPath(top, to));
    return null;
  } catch (cause) {
    rmSync(tempPath, { force: true });
    return errorCode(cause);
  }
}

const notRegularReason = 'it is not a regular file of the tree';

/** A unique temporary name in the folder of a file. */
function tempPathBeside(top: string, path: string): DiskPath {
  return diskPath(top, join(folderOf(path), tempNameOf(nameOf(path))));
}

/** True if a file of exactly this name exists, ignored by git or not. */
function isNameTaken(top: string, path: string): boolean {
  return readdirSync(diskPath(top, folderOf(path))).includes(nameOf(path));
}

/** Renames via a temporary name: on a case-insensitive disk, a direct rename has no effect. */
function renameInSteps(from: DiskPath, between: DiskPath, to: DiskPath): void {
  renameSync(from, between);
  try {
    renameSync(between, to);
  } catch (cause) {
    renameSync(between, from);
    throw cause;
  }
}
