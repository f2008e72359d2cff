import type { Problem } from '../model/finding.ts';
import type { LockFile } from '../model/lock.ts';
import type { LockFormat } from './format.ts';
import { protoLock } from './formats/proto-lock.ts';
import * as catalog from './index.ts';

/** Every lock format. */
export const lockFormats: readonly LockFormat[] = Object.values(catalog);

/**
 * Parses a lock; null if no format accepts it. If several do, the one with the most pins wins, so a stray
 * field of another format removes no pins.
 */
export function parseLock(path: string, text: string): LockFile | null {
  const parsedLocks = lockFormats.flatMap((format) => format.parse(path, text) ?? []);
  const [lock, ...otherLocks] = parsedLocks.sort((a, b) => pinCount(b) - pinCount(a));
  if (!lock) return null;
  const otherProblems = otherLocks
    .filter((other) => pinCount(other) > 0)
    .map((other) => ambiguousFormatProblem(lock, other));
  return { ...lock, problems: [...lock.problems, ...otherProblems] };
}

function pinCount({ entries }: LockFile): number {
  return entries.reduce((count, { pins }) => count + pins.length, 0);
}

function ambiguousFormatProblem(lock: LockFile, other: LockFile): Problem {
  const message = `The lock has two formats, ${lock.format} and ${other.format}. Nothing is verified against its entries of the latter.`;
  const at = other.entries[0]?.at ?? { path: lock.path };
  return { rule: 'lock-syntax', message, at, about: `also\0${other.format}`, severity: 'warning' };
}

/** The format of a parsed lock. */
export function lockFormatOf({ format }: Pick<LockFile, 'format'>): LockFormat {
  return lockFormats.find(({ id }) => id === format) ?? protoLock;
}
