import type { Problem } from '../model/finding.ts';
import type { LockFile } from '../model/lock.ts';
import { msg, words } from '../model/message.ts';
import type { LockFormat } from './format.ts';
import { protoLock } from './formats/proto-lock.ts';
import * as catalog from './index.ts';
import { divideLock, type PlainLock, withoutEntries } from './plain-form.ts';

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

/** A lock in the plain form of a format, divided into its entries; null for any other text. */
export function dividePlainLock(text: string): PlainLock | null {
  for (const { plainForm } of lockFormats) {
    const lock = plainForm && divideLock(text, plainForm);
    if (lock) return lock;
  }
  return null;
}

/** Parses the entries of some ids, and the last one; counts the others. `plain` is the divided text. */
export function parsePlainLock(
  path: string,
  text: string,
  plain: PlainLock,
  isRead: (id: string) => boolean,
): LockFile | null {
  const part = withoutEntries(plain, (id) => !isRead(id));
  const lock = parseLock(path, part.text);
  return lock && { ...lock, text, unread: part.omitted };
}

function pinCount({ entries }: LockFile): number {
  return entries.reduce((count, { pins }) => count + pins.length, 0);
}

function ambiguousFormatProblem(lock: LockFile, other: LockFile): Problem {
  const formats = msg`${words(lock.format)} and ${words(other.format)}`;
  const message = msg`Lock in two formats, ${formats}: the latter is not verified.`;
  const at = other.entries[0]?.at ?? { path: lock.path };
  return { rule: 'lock-syntax', message, at, about: `also\0${other.format}`, severity: 'warning' };
}

/** The format of a parsed lock. */
export function lockFormatOf({ format }: Pick<LockFile, 'format'>): LockFormat {
  return lockFormats.find(({ id }) => id === format) ?? protoLock;
}
