import type { LockFile } from '../model/lock.ts';
import type { LockFormat } from './format.ts';
import * as catalog from './index.ts';
import { protoLock } from './proto-lock.ts';

/** Every lock format. */
export const lockFormats: readonly LockFormat[] = Object.values(catalog);

/** The lock of whichever format claims this file; null when none does. */
export function readLock(path: string, text: string): LockFile | null {
  for (const format of lockFormats) {
    const lock = format.parse(path, text);
    if (lock) return lock;
  }
  return null;
}

/** The format a lock was read as. */
export function lockFormatOf({ format }: Pick<LockFile, 'format'>): LockFormat {
  return lockFormats.find(({ id }) => id === format) ?? protoLock;
}
