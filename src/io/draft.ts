import { randomBytes } from 'node:crypto';
import { readdirSync, statSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { nameOf } from '../model/text/path.ts';

/** The name of a draft: that of its file, the process that writes it, and a random number. */
const draftName = /^\.(.+)\.(\d{1,10})-[0-9a-f]{12}\.tmp$/s;

/** A draft is written and renamed in far less time. */
const maxDraftAge = 10 * 60 * 1000;

/** The name under which a file is written before it takes the place of the one of this name. */
export function draftOf(name: string): string {
  return `.${name}.${process.pid}-${randomBytes(6).toString('hex')}.tmp`;
}

/** Whether a path has the name of a draft. */
export function isDraft(path: string): boolean {
  return draftName.test(nameOf(path));
}

/** Removes the drafts of a file that interrupted runs left beside it; returns whether there were any. */
export function removeDrafts(target: string): boolean {
  const folder = dirname(target);
  const left = namesIn(folder).filter((name) => {
    const [, of, pid] = draftName.exec(name) ?? [];
    return of === basename(target) && isAbandoned(join(folder, name), Number(pid));
  });
  return left.filter((name) => isRemoved(join(folder, name))).length > 0;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // What cannot be listed cannot be written to either, which the writer reports.
    return [];
  }
}

/** Whether the process that wrote a draft has ended, or another one has its number since. */
function isAbandoned(path: string, pid: number): boolean {
  if (!isRunning(pid)) return true;
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > maxDraftAge;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}

function isRemoved(path: string): boolean {
  try {
    unlinkSync(path);
    return true;
  } catch {
    // Another run removed it, or nobody may.
    return false;
  }
}
