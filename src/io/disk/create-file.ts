import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../model/usage-error.ts';
import { errorCode, writeFileAtomically } from './write-file.ts';

/** Whether something lies at a path of a tree, a link that leads nowhere included. */
export function pathExists(directory: string, path: string): boolean {
  try {
    return lstatSync(join(directory, path), { throwIfNoEntry: false }) !== undefined;
  } catch {
    // A file on the way: whoever writes is told of it.
    return false;
  }
}

/** Writes a file that is not there yet, with the directories above it. No link is followed: links come from the tree. */
export function createFile(directory: string, path: string, text: string): void {
  const parents = path.split('/').slice(0, -1);
  for (const depth of parents.keys())
    makeDirectory(directory, parents.slice(0, depth + 1).join('/'));
  if (pathExists(directory, path)) throw new UsageError(`"${path}" is there already.`);
  writeFileAtomically(directory, path, text);
}

function makeDirectory(directory: string, path: string): void {
  const fullPath = join(directory, path);
  const stat = lstatSync(fullPath, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return;
  if (stat) {
    const kind = stat.isSymbolicLink() ? 'a symbolic link' : 'no directory';
    throw new UsageError(`"${path}" is ${kind}, so nothing is written below it.`);
  }
  try {
    mkdirSync(fullPath);
  } catch (cause) {
    throw new UsageError(`"${path}" cannot be made (${errorCode(cause)}).`);
  }
}
