import type { LockEntry } from '../model/lock.ts';
import type { Message } from '../model/message.ts';

/** A git repository at a server or on this machine. */
export interface GitSource {
  readonly kind: 'github' | 'gitlab' | 'git' | 'apm';
  /** The address for git, normalised, with the credentials as written: redact it before it is printed. */
  readonly url: string;
  /** The branch, tag or commit to follow; null for the default branch. */
  readonly ref: string | null;
  /** The commit that the lock records; null if it records none. */
  readonly commit: string | null;
}

/** A skill of an index of agent skills discovery: `https://host/.well-known/agent-skills/index.json`. */
export interface WellKnownSource {
  readonly kind: 'well-known';
  readonly url: string;
  /** The name of the skill in the index. */
  readonly name: string;
}

/** A folder on this machine, relative to the top of the repository or absolute. */
export interface LocalSource {
  readonly kind: 'local';
  readonly path: string;
}

/** A source that cannot be fetched, with the reason as a sentence. */
export interface UnfetchableSource {
  readonly kind: 'unknown';
  readonly reason: Message;
}

/** Where the files of a lock entry come from. */
export type Source = GitSource | WellKnownSource | LocalSource | UnfetchableSource;

/** A source that a fetcher can fetch. */
export type FetchableSource = Exclude<Source, UnfetchableSource>;

/** A lock entry with its source. */
export interface EntrySource {
  readonly entry: LockEntry;
  readonly source: Source;
  /** The path of the skill's folder in the source; null if the lock records none. */
  readonly folder: string | null;
  /** The source as written, for people, without credentials. */
  readonly text: string;
}

/** The identity of a source: sources with the same key are fetched once. */
export function sourceKey(source: FetchableSource): string {
  if (source.kind === 'local') return `local\0${source.path}`;
  if (source.kind === 'well-known') return `well-known\0${source.url}\0${source.name}`;
  return `git\0${source.url}\0${source.ref ?? ''}`;
}
