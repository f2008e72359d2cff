import type { Catalogue } from './catalogue.ts';
import type { FailLevel } from './config.ts';
import type { Finding } from './finding.ts';
import type { GrantUnit } from './power/grants.ts';
import type { Power, PowerChange } from './power.ts';
import type { PluginVersion } from './unit/plugin.ts';
import type { UnitChange } from './unit/unit-change.ts';
import type { Bump, DeclaredBump } from './version/bump.ts';
import type { Pair } from './workspace.ts';

/** The version tuple of ADR-003 without `deployed_at`, which no tree records. */
export interface SkillVersion {
  readonly content_hash: string;
  readonly version: string | null;
  readonly source_rev: string | null;
  readonly source_ref: string | null;
  readonly nix_store_path: string | null;
}

/** One skill on one side. */
export interface SkillSide {
  readonly name: string;
  readonly root: string;
  readonly version: string | null;
  /** True if a manifest cannot be read, which may declare a version; absent otherwise; not printed. */
  readonly isUnreadable?: boolean;
  /** Null for a skill that was not read. */
  readonly contentHash: string | null;
}

/** A plugin that shipped a removed skill, with the smallest version that announces the removal. */
export interface AnnouncingPlugin {
  readonly name: string;
  readonly version: string;
}

/** One skill of head, or a removed one. */
export interface SkillSummary extends SkillSide {
  readonly dialects: readonly string[];
  /** Null for a skill that was not read. */
  readonly skillVersion: SkillVersion | null;
  /** False for an unchanged skill that was not read: its name is that of its directory. */
  readonly read?: boolean;
  readonly status: Pair['status'] | null;
  readonly base: SkillSide | null;
  readonly requiredBump: Bump | null;
  readonly declaredBump: DeclaredBump | null;
  readonly satisfied: boolean | null;
  /** The smallest sufficient version; null or absent if the declared one is, or if none can be counted up; not printed. */
  readonly neededVersion?: string | null;
  /** For a removed skill: the plugins to raise, so that they announce it; absent if none can; not printed. */
  readonly announcedBy?: readonly AnnouncingPlugin[];
  /** The lock files with an entry for the skill. */
  readonly lockedBy: readonly string[];
}

/** One lock file with counts of its entries by state. */
export interface LockSummary {
  readonly path: string;
  readonly format: string;
  readonly entries: number;
  readonly verified: number;
  readonly changed: number;
  readonly absent: number;
  /** How many of the absent ones are of skills that the configuration ignores; left out if none. */
  readonly ignored?: number;
  /** The entries of skills that were not read; absent if all were. */
  readonly unread?: number;
}

/** A plugin, agent, command or repository of head that client files belong to. */
export interface UnitSummary extends GrantUnit {
  /** The unit at base; null without one. */
  readonly base: { readonly version: string | null } | null;
  readonly requiredBump: Bump;
  /** Whether the version covers it; null where neither tree declares one. */
  readonly satisfied: boolean | null;
  readonly powers: readonly Power[];
  /** For a plugin: the smallest sufficient version; null or absent if none is to be written; not printed. */
  readonly neededVersion?: string | null;
  /** For a plugin: the places that declare its version; not printed. */
  readonly versions?: readonly PluginVersion[];
}

/** The commit of the head tree, as far as the adapter knows it. */
export interface Head {
  readonly sha: string | null;
  readonly dirty: boolean;
}

/** The commit of base, and how it was found. */
export interface Base {
  readonly sha: string;
  readonly how: string;
  /** The branch or tag that base is on, as people call it; absent if unknown. */
  readonly name?: string;
  /** The commit with the configuration that judged permissions and the gate, if not this one. */
  readonly configuration?: Tip;
  /** A note that the requested name is ambiguous. */
  readonly note?: string;
}

/** The tip of the target branch. */
export interface Tip {
  readonly sha: string;
  /** The name of the branch; '' if unknown. */
  readonly name: string;
}

/** Who accepted every break of a proposed change, by setting a label of the pull request. */
export interface AcceptedBy {
  readonly login: string;
  readonly label: string;
}

/** A configuration file, as far as a report refers to it. */
interface ConfigurationFile {
  /** Relative to the repository; absolute for a file outside. */
  readonly path: string;
  /** Whether it has a list of ignored paths, possibly empty. */
  readonly hasIgnore: boolean;
}

/** The result of a run. */
export interface Report {
  readonly base: Base | null;
  readonly head: Head;
  readonly outcome: 'pass' | 'fail';
  /** Whether findings that base has too count. */
  readonly scope: 'new' | 'all';
  /** The lowest severity that fails the run. */
  readonly failOn: FailLevel;
  /** The findings that fail the run, under the protected `fail-on` of base if there is one; not printed. */
  readonly failing: readonly Finding[];
  /** The existing findings that only the policy of head denies: they count after the merge; not printed as JSON. */
  readonly pendingDenials?: number;
  readonly summary: Totals;
  readonly skills: readonly SkillSummary[];
  readonly findings: readonly Finding[];
  /** What asks nothing of anybody: differences that need no step. */
  readonly changes: readonly Finding[];
  readonly locks: readonly LockSummary[];
  /** Who accepted the breaks; absent if nobody did, or if there are none. */
  readonly acceptedBy?: AcceptedBy;
  /** The configuration file of head; absent without one; not printed. */
  readonly configuration?: ConfigurationFile;
  /** The command that writes each lock of another tool with findings, by the path of the lock; not printed. */
  readonly foreignLockCommands?: ReadonlyMap<string, string>;
  /** All locks, also those outside the named paths; not printed. */
  readonly allLocks?: readonly Pick<LockSummary, 'path' | 'format'>[];
  /** The skills and units of head with contracts and permissions, if the run was asked for them; not printed as JSON. */
  readonly catalogue?: Catalogue | undefined;
  /** The permissions that differ from base: gained ones first, then undecided, moved, lost. */
  readonly powers: readonly PowerChange[];
  readonly units: readonly UnitSummary[];
  /** The plugins and other units except skills of both trees, if the run was asked for them; not printed. */
  readonly unitChanges?: readonly UnitChange[];
  /** The clients that read the file of a permission of either tree; only where a run asks for it. */
  readonly clientsOf?: ((power: Power) => readonly string[]) | undefined;
}

/** Counts of a report. Errors, warnings and notes count new findings only. */
export interface Totals {
  readonly skills: number;
  readonly changed: number;
  /** The unchanged skills that were not read, nor their existing findings; absent if all were. */
  readonly unread?: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  /** The differences that ask nothing of anybody. */
  readonly changes: number;
  readonly existing: number;
  readonly accepted: number;
  readonly breaking: number;
  readonly privilege: number;
  readonly requiredBump: Bump;
}
