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
import { draftOf, removeDrafts } from '../draft.ts';
import type { DiskPath } from '../git/disk-file.ts';

/**
 * Writes a file of a tree whole or not at all: beside it first, then in its place. A link is written
 * through as long as it stays in `directory` and out of its `.git`, for links come from the tree.
 */
export function writeFileAtomically(directory: string, path: string, text: string): void {
  const target = targetOf(directory, path);
  removeDrafts(target);
  const draft = join(dirname(target), draftOf(basename(target)));
  try {
    writeDraft(draft, text, modeOf(target));
    renameSync(draft, target);
  } catch (cause) {
    discard(draft);
    throw new UsageError(`"${path}" cannot be written (${codeOf(cause)}); it is as it was.`);
  }
}

/** Removes a draft, if it came to be; that it did not is no news of its own. */
function discard(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // What kept it from being written keeps it from being looked at, such as a name too long.
  }
}

/** Where the bytes go: the file itself, or the one it links to. */
function targetOf(directory: string, path: string): string {
  const named = join(directory, path);
  let top: string;
  let target: string;
  let isLink = false;
  try {
    top = realpathSync.native(directory);
    const place = join(realpathSync.native(dirname(named)), basename(named));
    const stat = lstatSync(place, { throwIfNoEntry: false });
    isLink = stat?.isSymbolicLink() === true;
    target = stat ? realpathSync.native(place) : place;
  } catch (cause) {
    const lost = isLink ? 'it is a symbolic link that leads nowhere' : 'its directory is not there';
    const why = codeOf(cause) === 'ENOENT' ? lost : codeOf(cause);
    throw new UsageError(`"${path}" cannot be written: ${why}.`);
  }
  const steps = relative(top, target).split(sep);
  if (steps[0] === '..' || steps.includes('.git') || relative(top, target) === target) {
    throw new UsageError(`"${path}" leads out of the tree, so it is not written.`);
  }
  return target;
}

/** The permissions of a file that is there. */
function modeOf(target: string): number | undefined {
  const mode = statSync(target, { throwIfNoEntry: false })?.mode;
  return mode === undefined ? undefined : mode & 0o777;
}

/** Writes a new file and waits until it is on the disk. */
export function writeDraft(draft: DiskPath, text: string, mode: number | undefined): void {
  const file = openSync(draft, 'wx');
  try {
    if (mode !== undefined) fchmodSync(file, mode);
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** What the system calls a failure. */
export function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
}
