import type { Problem } from './finding.ts';
import type { Listings } from './listing.ts';
import type { LockFile } from './lock.ts';
import type { Proto } from './proto.ts';
import type { Trace } from './removal-trace.ts';
import type { Skill } from './skill.ts';
import type { Submodule } from './tree.ts';

/** A symbolic link; the target is null where it cannot be read or is longer than any real one. */
export interface Link {
  readonly path: string;
  readonly target: string | null;
}

/** The skills, locks, protos and listings of one tree. */
export interface Workspace {
  /** In byte order of their roots. */
  readonly skills: readonly Skill[];
  readonly locks: readonly LockFile[];
  /** What is wrong with files that look like locks and cannot be read as one. */
  readonly lockProblems: readonly Problem[];
  readonly protos: readonly Proto[];
  /** The marketplaces, plugins and indexes that list its skills. */
  readonly listings: Listings;
  /** The digests of files that locks pin one by one, by path; null for one that cannot be read. */
  readonly pinned: ReadonlyMap<string, string | null>;
  /** Every path of the tree. */
  readonly paths: ReadonlySet<string>;
  /** The symbolic links that the configuration does not leave out, in byte order of their paths. */
  readonly links: readonly Link[];
  /** The submodules, likewise, and the file that says where they come from. */
  readonly submodules: readonly Submodule[];
  readonly gitmodules: string | null;
  /** What is wrong with the configuration's view of the tree; of head alone it is news. */
  readonly problems: readonly Problem[];
}

/** A skill of base and what it became in head; one side is null when it came or went. */
export interface Pair {
  readonly before: Skill | null;
  readonly after: Skill | null;
  readonly status: 'added' | 'removed' | 'renamed' | 'moved' | 'changed' | 'unchanged';
  /** Where one side is null and skills of the same name are unpaired on the other too. */
  readonly sameNameSkills?: SameNameCandidates;
  /** Of a skill that went: what tells where it may have gone. */
  readonly trace?: Trace;
}

/** Skills of one name that came and went, and that nothing tells apart. */
export interface SameNameCandidates {
  readonly before: readonly Skill[];
  readonly after: readonly Skill[];
}
