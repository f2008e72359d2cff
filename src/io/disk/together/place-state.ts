import { readFileSync, rmdirSync } from 'node:fs';
import { folderOf, selfAndAncestors } from '../../../model/text/path.ts';
import { blobId } from '../../../model/tree.ts';
import { diskPath, lstatSafely } from '../../git/disk-file.ts';

/** The swap of one file. A replaced or removed one is kept in the state folder. */
export interface Step {
  /** The path of the file in the tree. */
  readonly path: string;
  /** The git blob ids of the file before and after; null where no file is. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The git blob id of the file at a path; null for nothing, undefined for anything else or a place behind a link. */
export function idAt(top: string, path: string): string | null | undefined {
  if (isBehindLink(top, path)) return undefined;
  const stat = lstatSafely(diskPath(top, path));
  if (stat === undefined) return null;
  return stat?.isFile() ? blobId(readFileSync(diskPath(top, path))) : undefined;
}

/** Whether a path or a folder above it is a link. */
export function isBehindLink(top: string, path: string): boolean {
  return [...selfAndAncestors(path)].some(
    (ancestor) => ancestor !== '' && lstatSafely(diskPath(top, ancestor))?.isSymbolicLink(),
  );
}

/** The folders above a path, innermost first, without the top. */
export function foldersAbove(path: string): readonly string[] {
  return [...selfAndAncestors(folderOf(path))].filter((folder) => folder !== '');
}

/**
 * Why a step cannot be done, as a sentence. The steps still to be done free the places of their removed files, also on
 * a disk that ignores case.
 */
export function findObstacle(
  top: string,
  { path, before }: Step,
  toDo: readonly Step[],
): string | null {
  const removed = new Set(
    toDo.flatMap(({ path: place, after }) => (after === null ? place.toLowerCase() : [])),
  );
  for (const folder of foldersAbove(path)) {
    const stat = lstatSafely(diskPath(top, folder));
    const isFree = removed.has(folder.toLowerCase()) || (toDo.length > 0 && stat === undefined);
    if (!isFree && !stat?.isDirectory()) return `"${folder}" is not a directory.`;
  }
  const stat = lstatSafely(diskPath(top, path));
  if (before === null) {
    const isFree = stat === undefined || stat?.isDirectory() || removed.has(path.toLowerCase());
    return isFree ? null : `"${path}" is not a file of the skill and in the way of a new one.`;
  }
  if (!stat?.isFile()) return `"${path}" is not a regular file.`;
  return idAt(top, path) === before ? null : `"${path}" has changed meanwhile.`;
}

/** Removes a folder if it is empty. */
export function removeEmptyFolder(top: string, folder: string): void {
  try {
    if (!isBehindLink(top, folder)) rmdirSync(diskPath(top, folder));
  } catch {
    // It holds other files, or it is already gone.
  }
}
