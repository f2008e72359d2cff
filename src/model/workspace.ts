import type { Problem } from './finding.ts';
import type { LockFile } from './lock.ts';
import type { Skill } from './skill.ts';

/** The skills and locks of one tree. */
export interface Workspace {
  /** In byte order of their roots. */
  readonly skills: readonly Skill[];
  readonly locks: readonly LockFile[];
  /** The digests of files that locks pin one by one, by path; null for one that cannot be read. */
  readonly pinned: ReadonlyMap<string, string | null>;
  /** Every path of the tree. */
  readonly paths: ReadonlySet<string>;
  /** What is wrong with the configuration's view of the tree; of head alone it is news. */
  readonly problems: readonly Problem[];
}

/** A skill of base and what it became in head; one side is null when it came or went. */
export interface Pair {
  readonly before: Skill | null;
  readonly after: Skill | null;
  readonly status: 'added' | 'removed' | 'renamed' | 'moved' | 'changed' | 'unchanged';
}
