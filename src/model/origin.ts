import type { Probe } from './machine.ts';
import type { Progress } from './progress.ts';
import type { Base, Head } from './report.ts';
import type { FileTree } from './tree.ts';

/** What a run looks at, as the edges found it. */
export interface Sides {
  readonly head: FileTree;
  readonly base: FileTree | null;
  readonly origin: Origin;
  /** What was released of a skill, to measure its version step from; base where it is not given. */
  readonly findRelease?: FindRelease | undefined;
  /** The tag that the run is about, where one was pushed or released. */
  readonly tag?: string | undefined;
  /** Looks at the machine the skills are to run on; it is not looked at where this is not given. */
  readonly probe?: Probe | undefined;
  /** Hears what the run is at, for whoever waits. */
  readonly onProgress?: Progress | undefined;
  /** The paths whose skills and findings are wanted; all of them where none is named. */
  readonly only?: readonly string[];
}

/** Finds the last release of a skill, not above the version it has at base. */
export type FindRelease = (name: string, version: string | null) => Promise<ReleaseSearch>;

/** What tags tell of the releases of a skill. */
export interface ReleaseSearch {
  /** The tags that base can reach and that end in a version, whatever they release. */
  readonly tags: readonly string[];
  /** How many of them are named as its releases are. */
  readonly matching: number;
  /** The tags named so that hold no version to compare: `v2` moves along, `worklog@latest` too. */
  readonly versionless: readonly string[];
  /** The tag of the last release and the tree there; null where there is none yet. */
  readonly last: { readonly tag: string; readonly tree: FileTree } | null;
}

/** Where the two trees come from. */
export interface Origin {
  /** Asked for once the trees have been read: only then a working tree knows whether it is dirty. */
  readonly head: () => Head;
  /** The files of a working tree that differ from HEAD, asked for at the same time; undefined for other trees. */
  readonly uncommitted?: (() => ReadonlySet<string>) | undefined;
  readonly base: Base | null;
  /** The address of the repository, without credentials; null outside git. */
  readonly remote: string | null;
  /** The absolute directory of the tree, to tell what lies under a Nix store. */
  readonly directory: string | null;
  /** Whether the run judges a proposed change, where `scope: auto` means `new`. */
  readonly proposed: boolean;
  /** The day of the run, as `2027-01-31`; null where the day is not to matter. */
  readonly today: string | null;
}
