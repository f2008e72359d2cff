import type { LockFile } from '../model/lock.ts';

/** A lock format. Adding one is a file, a line in the index, and a case. */
export interface LockFormat {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** The names its tool gives such files; they only say which files are worth reading. */
  readonly files: readonly string[];
  /** The field by which its files are known. */
  readonly field: string;
  /** The tool that writes such locks, which nobody else rewrites; null for ourselves. */
  readonly writer: { readonly name: string; readonly command: string } | null;
  /**
   * How its entries find what they are for: by the name of a skill, by the folder a skill is installed
   * in, or by the paths of folders and files.
   */
  readonly lookupBy: 'name' | 'installed' | 'path';
  /** The lock, when path and content are of this format; null otherwise. Never throws. */
  parse(path: string, text: string): LockFile | null;
}
