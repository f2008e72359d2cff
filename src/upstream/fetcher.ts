import type { Message } from '../model/message.ts';
import type { FileTree } from '../model/tree.ts';
import type { FetchableSource } from './source.ts';

/** What a source has now. Names and bytes are those of strangers. */
export interface UpstreamTree {
  /** The files. A file above the size limit, or of a submodule, is not read. */
  readonly tree: FileTree;
  /** The commit; null for a source without commits. */
  readonly commit: string | null;
  /** The digest that an index states for the skill; null without one. */
  readonly digest: string | null;
  /** The day of the commit, as `2027-01-31`; null without one. */
  readonly date: string | null;
  /** What the reference is at the source; `default` for the tip of the default branch. */
  readonly refKind: 'default' | 'branch' | 'tag' | 'commit' | 'none';
  /** The tags of the source, if the reference is a tag; else empty. */
  readonly tags: readonly string[];
  /** The size of a file in bytes; null for one above the limit, which is not read. */
  readonly sizeOf: (path: string) => number | null;
  /** The commits that changed a folder, newest first; null if the source does not tell. */
  readonly history: FindHistory | null;
}

/** A commit with the files that a folder had after it. */
export interface FolderCommit {
  readonly commit: string;
  /** As `2027-01-31`. */
  readonly date: string;
  /** The git blob ids by path below the folder. */
  readonly files: ReadonlyMap<string, string>;
}

/** Reads the commits of a folder; empty if they cannot be had. */
export type FindHistory = (folder: string) => Promise<readonly FolderCommit[]>;

/** Why a source could not be asked. */
export interface FetchFailure {
  /**
   * `refused`: the rules forbid it; `gone`: the repository or the reference is not there; `unreachable`: no answer, an
   * invalid one, or one beyond the budget.
   */
  readonly failure: 'refused' | 'gone' | 'unreachable';
  /** A sentence without credentials. */
  readonly reason: Message;
}

/** Asks sources. Each source is asked once; trees are readable until `close`. */
export interface Fetcher {
  fetch(source: FetchableSource): Promise<UpstreamTree | FetchFailure>;
  /** Ends running requests and removes what was fetched. */
  close(): void;
}

/** Whether a fetch failed. */
export function isFailure<T extends object>(result: T | FetchFailure): result is FetchFailure {
  return 'failure' in result;
}
