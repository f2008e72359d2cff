import type { LockFile } from '../model/lock.ts';

/** A lock format. Adding one is a file, a line in the index, and a case. */
export interface LockFormat {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** The lock, when path and content are of this format; null otherwise. Never throws. */
  parse(path: string, text: string): LockFile | null;
}
