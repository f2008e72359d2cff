import type { LockFile } from '../model/lock.ts';

/** The lock of whichever format claims this file; null when none does. */
export function readLock(_path: string, _text: string): LockFile | null {
  return null;
}
