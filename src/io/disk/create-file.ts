import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../model/usage-error.ts';
import { codeOf, writeFileAtomically } from './write-file.ts';

/** Whether something lies at a path of a tree, a link that leads nowhere included. */
export function isTaken(directory: string, path: string): boolean {
  try {
    return lstatSync(join(directory, path), { throwIfNoEntry: false }) !== undefined;
  } catch {
    // A file on the way: whoever writes is told of it.
    return false;
  }
}

/** Writes a file that is not there yet, with the directories above it. No link is followed: links come from the tree. */
export function createFile(directory: string, path: string, text: string): void {
  const above = path.split('/').slice(0, -1);
  for (const at of above.keys()) makeFolder(directory, above.slice(0, at + 1).join('/'));
  if (isTaken(directory, path)) throw new UsageError(`"${path}" is there already.`);
  writeFileAtomically(directory, path, text);
}

function makeFolder(directory: string, path: string): void {
  const place = join(directory, path);
  const stat = lstatSync(place, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return;
  if (stat) {
    const what = stat.isSymbolicLink() ? 'a symbolic link' : 'no directory';
    throw new UsageError(`"${path}" is ${what}, so nothing is written below it.`);
  }
  try {
    mkdirSync(place);
  } catch (cause) {
    throw new UsageError(`"${path}" cannot be made (${codeOf(cause)}).`);
  }
}
