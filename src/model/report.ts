import type { FailLevel } from './config.ts';
import type { Finding } from './finding.ts';
import type { Bump, DeclaredBump } from './version/bump.ts';
import type { Pair } from './workspace.ts';

/** The version tuple of ADR-003, less `deployed_at`, which no tree knows. */
export interface SkillVersion {
  readonly content_hash: string;
  readonly version: string | null;
  readonly source_rev: string | null;
  readonly source_ref: string | null;
  readonly nix_store_path: string | null;
}

/** One skill at one side. */
export interface SkillSide {
  readonly name: string;
  readonly root: string;
  readonly version: string | null;
  readonly contentHash: string;
}

/** One skill of head, or one that head no longer has. */
export interface SkillSummary extends SkillSide {
  readonly dialects: readonly string[];
  readonly skillVersion: SkillVersion;
  readonly status: Pair['status'] | null;
  readonly base: SkillSide | null;
  readonly requiredBump: Bump | null;
  readonly declaredBump: DeclaredBump | null;
  readonly satisfied: boolean | null;
  /** The lock files that hold an entry of it. */
  readonly lockedBy: readonly string[];
}

/** One lock file, and how many of its entries hold. */
export interface LockSummary {
  readonly path: string;
  readonly format: string;
  readonly entries: number;
  readonly verified: number;
  readonly changed: number;
  readonly absent: number;
}

/** Where a tree comes from, as far as its edge knows. */
export interface Head {
  readonly sha: string | null;
  readonly dirty: boolean;
}

/** The commit compared against, and how it was found. */
export interface Base {
  readonly sha: string;
  readonly how: string;
  /** Whose configuration judged powers and the gate, where it is another one than that of this commit. */
  readonly configuration?: Tip;
  /** Says that something else has the name that was asked for. */
  readonly note?: string;
}

/** The tip of the branch a change goes into. */
export interface Tip {
  readonly sha: string;
  /** What the branch is called; '' where nobody named it. */
  readonly name: string;
}

/** The whole answer of a run. */
export interface Report {
  readonly base: Base | null;
  readonly head: Head;
  readonly outcome: 'pass' | 'fail';
  /** Whether findings that base has too count. */
  readonly scope: 'new' | 'all';
  /** The severity from which on a finding fails the run; no part of the printed report. */
  readonly failOn: FailLevel;
  /** The findings that fail the run, under the `fail-on` of base where that guards them; no part of the printed report. */
  readonly failing: readonly Finding[];
  readonly summary: Totals;
  readonly skills: readonly SkillSummary[];
  readonly findings: readonly Finding[];
  readonly locks: readonly LockSummary[];
}

/** Counts over a report. Errors, warnings and notes are new findings only. */
export interface Totals {
  readonly skills: number;
  readonly changed: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  readonly existing: number;
  readonly accepted: number;
  readonly breaking: number;
  readonly privilege: number;
  readonly requiredBump: Bump;
}
