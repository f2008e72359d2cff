import type { Problem } from './finding.ts';
import type { Located } from './skill.ts';
import type { Location } from './text/text.ts';

/** A digest a lock records, and the algorithm that makes it. */
export interface Pin extends Located<string> {
  readonly algorithm: string;
  /** The field it stands in, for messages. */
  readonly field: string;
  /** The file of the tree it is of, where it is not of a whole skill. */
  readonly file?: string;
  /** The folder of the tree it is of, where the lock names one. */
  readonly folder?: string;
}

/** What a lock records of one skill, or of one package of skills. */
export interface LockEntry {
  readonly id: string;
  readonly at: Location;
  readonly pins: readonly Pin[];
  readonly version: Located<string> | null;
  /** Whether the lock itself says that it knows no digest of it. */
  readonly unhashed?: boolean;
  /** Whether something in it is not as the format has it, which is said: what it pins is not all known. */
  readonly faulty?: boolean;
}

/** A file that records hashes of skills, read. */
export interface LockFile {
  readonly path: string;
  readonly format: string;
  readonly entries: readonly LockEntry[];
  readonly problems: readonly Problem[];
  readonly text: string;
  /** Whether what it holds is not all known, which is said: what is missing from it is not lost. */
  readonly unread?: boolean;
}
