import type { Problem } from './finding.ts';
import type { Located } from './skill.ts';
import type { Location } from './text.ts';

/** A digest a lock records, and the algorithm that makes it. */
export interface Pin extends Located<string> {
  readonly algorithm: string;
  /** The field it stands in, for messages. */
  readonly field: string;
}

/** What a lock records of one skill. */
export interface LockEntry {
  readonly id: string;
  readonly at: Location;
  readonly pins: readonly Pin[];
  readonly version: Located<string> | null;
}

/** A file that records hashes of skills, read. */
export interface LockFile {
  readonly path: string;
  readonly format: string;
  readonly entries: readonly LockEntry[];
  readonly problems: readonly Problem[];
  readonly text: string;
}
