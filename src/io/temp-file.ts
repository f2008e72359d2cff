import { randomBytes } from 'node:crypto';
import { readdirSync, statSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nameOf } from '../model/text/path.ts';

/** Name of a temporary file: the target, the process id of the writer and a random number. */
const tempName = /^\.(.+)\.(\d{1,10})-[0-9a-f]{12}\.tmp$/s;

/** In milliseconds; a temporary file exists for far less time. */
const maxTempAge = 10 * 60 * 1000;

/** A temporary name for a file, in the same folder. */
export function tempNameOf(name: string): string {
  return `.${name}.${process.pid}-${randomBytes(6).toString('hex')}.tmp`;
}

/** True for the name of a temporary file. */
export function isTempFile(path: string): boolean {
  return tempName.test(nameOf(path));
}

/** Removes temporary files of interrupted runs next to a file; true if there were any. */
export function removeStaleTempFiles(target: string): boolean {
  const folder = dirname(target);
  const abandoned = listNames(folder).filter((name) => {
    const [, draftTarget, pid] = tempName.exec(name) ?? [];
    return draftTarget === basename(target) && isAbandoned(join(folder, name), Number(pid));
  });
  return abandoned.filter((name) => tryRemove(join(folder, name))).length > 0;
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // An unreadable folder is not writable either; the later write reports it.
    return [];
  }
}

/** True if the writing process has ended, or if another process now has its id. */
function isAbandoned(path: string, pid: number): boolean {
  if (!isRunning(pid)) return true;
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > maxTempAge;
}

/** True if a process of this id runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}

function tryRemove(path: string): boolean {
  try {
    unlinkSync(path);
    return true;
  } catch {
    // Removed by another run, or not permitted.
    return false;
  }
}
