import type { Problem } from './finding.ts';
import type { Located } from './skill.ts';
import type { Location } from './text/text.ts';

/** A digest in a lock, and its algorithm. */
export interface Pin extends Located<string> {
  readonly algorithm: string;
  /** The field of the digest, for messages. */
  readonly field: string;
  /** The file with this digest, if the digest does not cover a whole skill. */
  readonly file?: string;
  /** The folder with this digest, if the lock names one. */
  readonly folder?: string;
}

/** Where an entry was installed from. */
export interface LockOrigin {
  /** The repository or package, as written, without credentials. */
  readonly source: string;
  /** The commit, tag or branch; null if the lock has none. */
  readonly revision: string | null;
}

/** One skill, or one package of skills, in a lock. */
export interface LockEntry {
  readonly id: string;
  readonly at: Location;
  readonly pins: readonly Pin[];
  readonly version: Located<string> | null;
  /** Folders whose files the lock lists one by one. */
  readonly lockedFolders?: readonly string[];
  /** Whether its tool lists no files and folders with a leading dot, and no `node_modules`. */
  readonly omitsDotfiles?: boolean;
  /** Whether the lock states that it has no digest for the entry. */
  readonly unhashed?: boolean;
  /** Whether the digests are of a source, whose installed copy lacks or adds files by the rules of the installer. */
  readonly hashesSource?: boolean;
  /** Whether the entry is malformed, which is reported; some of its pins may be unknown. */
  readonly faulty?: boolean;
  /** Absent in locks of the repository's own skills. */
  readonly origin?: LockOrigin;
  /** Files and folders that the entry installed, if the lock lists them. */
  readonly deployed?: readonly string[];
  /** The texts and numbers of the entry by field, as written: hostile, and with credentials. */
  readonly fields?: LockFields;
}

/** The scalar fields of a lock entry. */
export type LockFields = ReadonlyMap<string, Located<string>>;

/** A parsed file with hashes of skills. */
export interface LockFile {
  readonly path: string;
  readonly format: string;
  readonly entries: readonly LockEntry[];
  readonly problems: readonly Problem[];
  readonly text: string;
  /** Whether some content could not be parsed, which is reported; absent entries may exist. */
  readonly isIncomplete?: boolean;
  /** How many further entries lock skills that were not read. */
  readonly unread?: number;
}

/** The key of the digest of a pinned file or folder outside of skills; those of apm have the path alone. */
export function digestKey(path: string, algorithm: string): string {
  return algorithm.startsWith('apm-') ? path : `${path}\0${algorithm}`;
}
