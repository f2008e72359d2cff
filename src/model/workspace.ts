import type { Problem } from './finding.ts';
import type { Listings } from './listing.ts';
import type { LockFile } from './lock.ts';
import type { Grants } from './power/grants.ts';
import type { Proto } from './proto.ts';
import type { SkillScripts } from './script/call.ts';
import type { Skill } from './skill.ts';
import type { Successors } from './successors.ts';
import { groupBy } from './text/group-by.ts';
import { memoize } from './text/memoize.ts';
import type { Mentions } from './text/mention.ts';
import type { Location } from './text/text.ts';
import type { Submodule } from './tree.ts';
import type { Plugins } from './unit/plugin.ts';

/** A symbolic link; `target` is null if unreadable or longer than any real path. */
export interface Link {
  readonly path: string;
  readonly target: string | null;
}

/** A path with a name that clients spell otherwise; file systems that fold names open it nevertheless. */
export interface MisspeltPath {
  readonly path: string;
  /** The first such name, and the path as clients spell it. */
  readonly name: string;
  readonly known: string;
}

/** A file that clients open by themselves, so that a glob of `ignore` does not hide it. */
export interface ShownPlace {
  readonly glob: string;
  readonly path: string;
}

/** The skills, locks, protos and listings of one tree. */
export interface Workspace {
  /** In byte order of their roots. */
  readonly skills: readonly Skill[];
  /** The folders of skills that the configuration ignores, by name; that of an unread skill is taken from its folder. */
  readonly ignoredSkills: ReadonlyMap<string, string>;
  readonly locks: readonly LockFile[];
  /** Problems of files that look like locks but cannot be parsed as one. */
  readonly lockProblems: readonly Problem[];
  readonly protos: readonly Proto[];
  /** The marketplaces, plugins and indexes that list its skills. */
  readonly listings: Listings;
  /** What the files of agents' clients grant: hooks, servers, permissions. */
  readonly grants: Grants;
  /** The plugins, each released as a unit. */
  readonly plugins: Plugins;
  /** The digests of individually pinned files, by path; null if unreadable. */
  readonly pinnedDigests: ReadonlyMap<string, string | null>;
  /** Every path of the tree. */
  readonly paths: ReadonlySet<string>;
  /** The symbolic links that the configuration does not ignore, in byte order of their paths. */
  readonly links: readonly Link[];
  readonly misspelt: readonly MisspeltPath[];
  /** The first file that each glob of `ignore` does not hide. */
  readonly shown: readonly ShownPlace[];
  /** The calls of scripts in the texts of the skills that are read. */
  readonly scripts: readonly SkillScripts[];
  /** What the texts of the skills that are read, of agents and commands name. */
  readonly mentions: Mentions;
  /** The submodules that the configuration does not ignore, and the text of `.gitmodules`. */
  readonly submodules: readonly Submodule[];
  readonly gitmodules: string | null;
  /** Problems of the configured view of the tree; reported for head only. */
  readonly problems: readonly Problem[];
}

/** A skill of base and its successor in head; null on one side for added and removed skills. */
export interface Pair {
  readonly before: Skill | null;
  readonly after: Skill | null;
  readonly status: 'added' | 'removed' | 'renamed' | 'moved' | 'changed' | 'unchanged';
  /** Unpaired skills of the same name, if both sides have some. */
  readonly ambiguousSkills?: AmbiguousSkills;
  /** Whether an added or removed skill is a byte-equal copy, for another agent, of one that stays. */
  readonly isCopy?: boolean;
  /** Whether the skill is inside another one, and moved, was renamed or was removed together with it. */
  readonly followsParent?: boolean;
  /** Possible new locations of a removed skill. */
  readonly successors?: Successors;
  /** The places in texts of head that still use the name or the folder of base. */
  readonly callers?: readonly Location[] | undefined;
  /** The same of its scripts that head lacks, in texts of others. */
  readonly fileCallers?: readonly Location[] | undefined;
  /** Its names at base and now, `plugin:name`, where it belongs to another plugin. */
  readonly fullNames?: readonly [before: string, after: string];
}

/** Unpaired skills of one name that nothing distinguishes. */
export interface AmbiguousSkills {
  readonly before: readonly Skill[];
  readonly after: readonly Skill[];
}

/** The skills of a tree by name. */
export const skillsByName = memoize((skills: Workspace['skills']) =>
  groupBy(skills, ({ name }) => name),
);

/** The skills of a tree by folder. */
export const skillsByRoot = memoize(
  (skills: Workspace['skills']) => new Map(skills.map((skill) => [skill.root, skill])),
);
