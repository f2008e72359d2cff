import type { Probe } from './machine.ts';
import type { Progress } from './progress.ts';
import type { AcceptedBy, Base, Head } from './report.ts';
import type { FileTree } from './tree.ts';

/** The input of a run, from the adapters. */
export interface Sides {
  readonly head: FileTree;
  readonly base: FileTree | null;
  readonly context: RunContext;
  /** Finds the released skill that a version bump is measured from; base if absent. */
  readonly findRelease?: FindRelease | undefined;
  /** The tag that triggered the run, if any. */
  readonly tag?: string | undefined;
  /** Whether the run judges the default branch as it is, after a push. */
  readonly isDefaultBranch?: boolean | undefined;
  /** Who accepts every break of head, but no permission; absent if nobody does. */
  readonly acceptedBy?: AcceptedBy | undefined;
  /** The commits that led to head; absent outside git. */
  readonly history?: History | undefined;
  /** Inspects the machine that runs the skills; absent for no inspection. */
  readonly probe?: Probe | undefined;
  /** Receives the progress of the run. */
  readonly onProgress?: Progress | undefined;
  /** The paths that limit skills and findings; all if absent. */
  readonly only?: readonly string[];
  /**
   * Whether a run that counts new findings only may leave unchanged skills unread; all are read if absent. `always`: also
   * a run that would count others, for a caller who knows them.
   */
  readonly skipsUnchanged?: boolean | 'always' | undefined;
  /** Whether the report includes the catalogue of skills. */
  readonly reportsCatalogue?: boolean | undefined;
  /** Whether the report includes the changes of plugins and other units. */
  readonly reportsUnitChanges?: boolean | undefined;
  /** Whether the report tells the clients of each permission. */
  readonly reportsClients?: boolean | undefined;
  /** Whether the trees hold one skill as its source publishes it: callers are known nowhere. */
  readonly isOfSource?: boolean | undefined;
}

/** Finds the last release of a skill that is not above its version in base. */
export type FindRelease = (name: string, version: string | null) => Promise<ReleaseSearch>;

/** The release tags of a skill. */
interface ReleaseSearch {
  /** All tags reachable from base that end in a version, of any skill. */
  readonly tags: readonly string[];
  /** How many of these tags match the release pattern of the skill. */
  readonly matching: number;
  /**
   * Tags that match the pattern without a comparable version, such as `v2` (a moving tag) or
   * `worklog@latest`.
   */
  readonly tagsWithoutVersion: readonly string[];
  /** The last release; null if there is none. */
  readonly last: { readonly tag: string; readonly tree: FileTree } | null;
}

/** Where and when the check runs, and which commits it compares. */
export interface RunContext {
  /** Called after the trees are read: a working tree knows only then whether it is dirty. */
  readonly head: () => Head;
  /**
   * The files of a working tree that differ from HEAD, called at the same time; undefined for other trees.
   */
  readonly uncommitted?: (() => ReadonlySet<string>) | undefined;
  readonly base: Base | null;
  /** The URL of the repository without credentials; null outside git. */
  readonly remote: string | null;
  /** The absolute directory of the tree, to recognise a Nix store path. */
  readonly directory: string | null;
  /** Whether the run judges a proposed change. */
  readonly proposed: boolean;
  /** Whether the run judges a branch as it is, as after a push, or where base is HEAD: `scope: auto` then means `all`. */
  readonly judgesBranch?: boolean;
  /** The day of the run, as `2027-01-31`; null if results must not depend on it. */
  readonly today: string | null;
}

/** The commits along the first parents of head. */
export interface History {
  /** The commits that changed some files or folders, in batches, newest first. */
  readonly commits: (paths: readonly string[]) => AsyncIterable<readonly HistoryCommit[]>;
  /** The texts of some blobs by id; without those that cannot be read. */
  readonly texts: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The tree of one of these commits. */
  readonly treeAt: (sha: string) => Promise<FileTree>;
}

/** A commit with the requested files that it changed. */
export interface HistoryCommit {
  readonly sha: string;
  /** The day of the commit, as `2027-01-31`. */
  readonly date: string;
  /** Whether a shallow clone lacks the parent: all files look new. */
  readonly isCutOff: boolean;
  readonly files: readonly HistoryFile[];
}

/** A file that a commit changed, with its blob ids; null on one side for a new and a deleted file. */
export interface HistoryFile {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}
