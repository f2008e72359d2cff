import type { LockedTarget } from '../locks/targets.ts';
import type { LockEntry, LockFile } from '../model/lock.ts';
import type { Machine } from '../model/machine.ts';
import type { PreviousByRoot } from '../model/previous-skills.ts';
import type { Proto, Reference } from '../model/proto.ts';
import type { Manifest, Skill } from '../model/skill.ts';
import type { Workspace } from '../model/workspace.ts';
import type { VersionBump } from './version-bump.ts';

export type { VersionBump } from './version-bump.ts';

/** The subject of a rule, by its kind. */
export interface Subjects {
  manifest: { readonly manifest: Manifest; readonly skill: Skill };
  skill: { readonly skill: Skill };
  repository: {
    readonly workspace: Workspace;
    readonly base: Workspace | null;
    readonly previousByRoot: PreviousByRoot;
  };
  lock: {
    readonly entry: LockEntry;
    readonly lock: LockFile;
    /** Everything the entry locks; empty where none of it is in the tree. */
    readonly targets: readonly LockedTarget[];
    /** One of `targets`; the rule runs once for each. */
    readonly target: LockedTarget | null;
    /** The skill of `target`. */
    readonly skill: Skill | null;
    /** The entry of the same lock and id at base. */
    readonly before: LockEntry | null;
    /** The target at base. */
    readonly baseTarget: LockedTarget | null;
    /** The locked skill at base. */
    readonly baseSkill: Skill | null;
    /** For an entry without targets: the skill that `baseSkill` has become under another name. */
    readonly renamedSkill: Skill | null;
    /** `skill` at base, locked or not; null for a new skill, undefined without a base. */
    readonly previous: Skill | null | undefined;
    /** The skill that the entry locked at base and no entry locks now; given with the first target only. */
    readonly orphanedSkill: Skill | null;
    /** For an entry without targets: unlocked skills of its name in folders that the lock does not search. */
    readonly sameNameSkills: readonly Skill[];
    /** For an entry without targets: the folder of a skill of its name that the configuration ignores. */
    readonly ignoredRoot: string | null;
    /** Whether the run judges a pull request. */
    readonly isProposed: boolean;
  };
  reference: {
    readonly reference: Reference;
    readonly proto: Proto;
    /** The referenced skill; null where there is none. */
    readonly skill: Skill | null;
    /** The same reference at base. */
    readonly before: Reference | null;
    /** The skill it referenced at base. */
    readonly baseSkill: Skill | null;
    /** Other skills of its name that matched its hash at base and no longer do. */
    readonly changedCopies: readonly Skill[];
    readonly workspace: Workspace;
  };
  /** The requirements of a skill on the machine it runs on, with `--preconditions`. */
  machine: { readonly skill: Skill; readonly machine: Machine };
  version: VersionBump;
}

/** The subject of a rule on a manifest that also needs to know which files there are. */
export type PathSubject = Subjects['manifest'] & { readonly workspace: Pick<Workspace, 'paths'> };

/** The subject of a rule on a manifest or skill that also needs the rest of the tree. */
export interface RelatedSubjects {
  manifest: Subjects['manifest'] & { readonly workspace: Workspace };
  skill: Subjects['skill'] & { readonly workspace: Workspace };
}
