import {
  closeSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { UsageError } from '../../model/usage-error.ts';
import type { DiskPath } from '../git/disk-file.ts';
import { removeStaleTempFiles, tempNameOf } from '../temp-file.ts';

/**
 * Writes a file of a tree atomically, via a temporary file. Follows a link only inside `directory` and outside its
 * `.git`, because the tree controls links. Throws UsageError on failure.
 */
export function writeFileAtomically(directory: string, path: string, text: string): void {
  const target = resolveTarget(directory, path);
  removeStaleTempFiles(target);
  const tempPath = join(dirname(target), tempNameOf(basename(target)));
  try {
    writeTempFile(tempPath, text, modeOf(target));
    renameSync(tempPath, target);
  } catch (cause) {
    removeTempFile(tempPath);
    throw new UsageError(`"${path}" cannot be written (${errorCode(cause)}) and is unchanged.`);
  }
}

/** Removes a temporary file, if it was created. */
function removeTempFile(tempPath: string): void {
  try {
    rmSync(tempPath, { force: true });
  } catch {
    // The write error is already reported, and it may prevent the removal too (name too long).
  }
}

/** The file to write: the path itself, or the target of the link. */
function resolveTarget(directory: string, path: string): string {
  const namedPath = join(directory, path);
  let top: string;
  let target: string;
  let isLink = false;
  try {
    top = realpathSync.native(directory);
    const realPath = join(realpathSync.native(dirname(namedPath)), basename(namedPath));
    const stat = lstatSync(realPath, { throwIfNoEntry: false });
    isLink = stat?.isSymbolicLink() === true;
    target = stat ? realpathSync.native(realPath) : realPath;
  } catch (cause) {
    const missingReason = isLink
      ? 'it is a symbolic link to a missing file'
      : 'its directory does not exist';
    const reason = errorCode(cause) === 'ENOENT' ? missingReason : errorCode(cause);
    throw new UsageError(`"${path}" cannot be written: ${reason}.`);
  }
  const segments = relative(top, target).split(sep);
  if (segments[0] === '..' || segments.includes('.git') || relative(top, target) === target) {
    throw new UsageError(`"${path}" leads out of the tree, so it is not written.`);
  }
  return target;
}

/** The permissions of an existing file. */
function modeOf(target: string): number | undefined {
  const mode = statSync(target, { throwIfNoEntry: false })?.mode;
  return mode === undefined ? undefined : mode & 0o777;
}

/** Writes a new file and syncs it to the disk. */
export function writeTempFile(tempPath: DiskPath, text: string, mode: number | undefined): void {
  const descriptor = openSync(tempPath, 'wx');
  try {
    if (mode !== undefined) fchmodSync(descriptor, mode);
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The error code of the system. */
export function errorCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
}
