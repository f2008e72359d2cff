import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { ChangedFile } from '../../model/changed-file.ts';
import { folderOf, join, nameOf, selfAndAncestors } from '../../model/text/path.ts';
import { draftOf, removeDrafts } from '../draft.ts';
import { type DiskPath, diskPath, statOf } from '../git/disk-file.ts';
import { codeOf, writeDraft } from './write-file.ts';

/**
 * Gives a file its new text, whole or not at all, then its new name; null once that is done, else why
 * it was not. No link is written through, and nothing that is not as it was read.
 */
export function mendFile(top: string, { path, to, before, after }: ChangedFile): string | null {
  const place = diskPath(top, path);
  const folders = [...selfAndAncestors(folderOf(path))].filter((folder) => folder !== '');
  if (folders.some((folder) => !statOf(diskPath(top, folder))?.isDirectory())) return leadsAway;
  const stat = statOf(place);
  if (!stat?.isFile()) return leadsAway;
  if (typeof place === 'string') removeDrafts(place);
  const draft = draftBeside(top, path);
  try {
    if (!readFileSync(place).equals(Buffer.from(before))) return 'it was changed meanwhile';
    if (to !== path && isTaken(top, to)) return `"${nameOf(to)}" lies beside it`;
    if (after !== before) {
      writeDraft(draft, after, stat.mode & 0o777);
      renameSync(draft, place);
    }
    if (to !== path) renameInSteps(place, draftBeside(top, path), diskPath(top, to));
    return null;
  } catch (cause) {
    rmSync(draft, { force: true });
    return codeOf(cause);
  }
}

const leadsAway = 'it is no regular file of the tree';

/** A name nobody has, in the folder of a file. */
function draftBeside(top: string, path: string): DiskPath {
  return diskPath(top, join(folderOf(path), draftOf(nameOf(path))));
}

/** Whether another file has exactly this name, be it one git ignores. */
function isTaken(top: string, path: string): boolean {
  return readdirSync(diskPath(top, folderOf(path))).includes(nameOf(path));
}

/** Two steps, for a disk that takes both names for the same does nothing in one. */
function renameInSteps(from: DiskPath, between: DiskPath, to: DiskPath): void {
  renameSync(from, between);
  try {
    renameSync(between, to);
  } catch (cause) {
    renameSync(between, from);
    throw cause;
  }
}
