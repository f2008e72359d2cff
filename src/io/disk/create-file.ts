import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../model/usage-error.ts';
import { errorCode, writeFileAtomically } from './write-file.ts';

/** True if a path of a tree exists, including dangling links. */
export function pathExists(directory: string, path: string): boolean {
  try {
    return lstatSync(join(directory, path), { throwIfNoEntry: false }) !== undefined;
  } catch {
    // A file in place of a parent directory; the later write reports it.
    return false;
  }
}

/**
 * Creates a file and its parent directories. Follows no links, because the tree controls them. Throws UsageError if
 * the file exists.
 */
export function createFile(directory: string, path: string, text: string): void {
  const parents = path.split('/').slice(0, -1);
  for (const depth of parents.keys())
    makeDirectory(directory, parents.slice(0, depth + 1).join('/'));
  if (pathExists(directory, path)) throw new UsageError(`"${path}" already exists.`);
  writeFileAtomically(directory, path, text);
}

function makeDirectory(directory: string, path: string): void {
  const fullPath = join(directory, path);
  const stat = lstatSync(fullPath, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return;
  if (stat) {
    const kind = stat.isSymbolicLink() ? 'a symbolic link' : 'not a directory';
    throw new UsageError(`"${path}" is ${kind}, so nothing is written below it.`);
  }
  try {
    mkdirSync(fullPath);
  } catch (cause) {
    throw new UsageError(`"${path}" cannot be created (${errorCode(cause)}).`);
  }
}
