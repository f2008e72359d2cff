import type { LockedTarget } from '../locks/targets.ts';
import type { Change, Kind, Verdict } from '../model/contract.ts';
import type { Category, Draft, Finding, Severity } from '../model/finding.ts';
import type { LockEntry, LockFile } from '../model/lock.ts';
import type { Machine } from '../model/machine.ts';
import type { Proto, Reference } from '../model/proto.ts';
import type { Manifest, Skill } from '../model/skill.ts';
import type { Bump, DeclaredBump } from '../model/version/bump.ts';
import type { Workspace } from '../model/workspace.ts';

/** The subject of a rule, by scope. */
export interface Subjects {
  manifest: { readonly manifest: Manifest; readonly skill: Skill; readonly workspace: Workspace };
  skill: { readonly skill: Skill; readonly workspace: Workspace };
  repository: { readonly workspace: Workspace; readonly base: Workspace | null };
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
    /** `skill` at base, locked or not; null for a new skill, undefined without a base. */
    readonly previous: Skill | null | undefined;
    /** The skill that the entry locked at base and no entry locks now; given with the first target only. */
    readonly orphanedSkill: Skill | null;
    /** For an entry without targets: unlocked skills of its name in folders that the lock does not search. */
    readonly sameNameSkills: readonly Skill[];
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
    readonly workspace: Workspace;
  };
  /** The requirements of a skill on the machine it runs on, with `--preconditions`. */
  machine: { readonly skill: Skill; readonly machine: Machine };
  version: VersionBump;
}

/** The step a skill's version takes, against the step its changes ask for. */
export interface VersionBump {
  readonly before: Skill;
  readonly after: Skill;
  readonly declared: DeclaredBump | null;
  readonly required: Bump;
  /** The findings that ask for `required`. */
  readonly reasons: readonly Finding[];
  /** The changes that somebody accepted: they ask for nothing, and the version may own up to them. */
  readonly accepted: readonly Finding[];
  /** The tag of the release `before` is, where the step is measured from one; null for base. */
  readonly tag: string | null;
}

/** What a document says of some fields of a manifest. */
export interface Clause {
  readonly document: 'Skill Manifest v2' | 'skill.toml contract';
  /** The sentence, or the cell of a table, as it stands there. */
  readonly quote: string;
  /**
   * The fields it is about, dotted, `*` for any key and `[]` for any item: `operations.*.input.*.type`.
   * None where it is about the manifest or the skill as a whole.
   */
  readonly fields: readonly string[];
}

interface RuleDocs {
  /** The public name: file, docs page, configuration key. */
  readonly id: string;
  readonly category: Category;
  /** One sentence: what is true of a repository that passes. */
  readonly summary: string;
  /** Who is hurt when it is not. */
  readonly why: string;
  /** The sentence of a specification it rests on, and where that stands. */
  readonly source?: string;
  /** The sentences of the documents that this rule, perhaps among others, enforces. */
  readonly enforces?: readonly Clause[];
  /** How what it finds is mended, in a sentence or two; change rules without it share one by step. */
  readonly howToFix?: string;
  /** The smallest tree that fails, as txtar; `before/` and `after/` where two trees matter. */
  readonly invalid: string;
  /** The same tree, mended. */
  readonly valid: string;
}

/** A rule over one tree. `check` yields drafts; it reads nothing, logs nothing, knows no config. */
export interface LintRule<S extends keyof Subjects = keyof Subjects> extends RuleDocs {
  readonly scope: S;
  readonly severity: Severity;
  /** Silent until the configuration gives it a level. */
  readonly offByDefault?: boolean;
  /** For manifest rules: the dialects whose manifests it is shown. */
  readonly dialects?: readonly string[];
  check(subject: Subjects[S]): Iterable<Draft>;
}

/** A rule whose findings the parsers yield; it carries their words and severity. */
export interface ProblemRule extends RuleDocs {
  readonly scope: 'problem';
  readonly severity: Severity;
}

/** Why a change has its class: a document says so, or we infer it. */
export type Basis = { readonly document: string; readonly quote: string } | 'inferred';

/** Which way compatibility runs for a kind of change. */
export type Direction = 'in' | 'out' | 'environment' | 'power' | 'identity' | 'none';

/** What a power finding says of the caller's exposure. */
export type PowerVerdict =
  | 'widened'
  | 'narrowed'
  | 'guard-removed'
  | 'disclosed'
  | 'undeclared'
  | 'transitive';

/** What a change rule matches: all of the given fields. */
export interface ChangePattern {
  readonly kind: Kind | readonly Kind[];
  readonly action?: Change['action'] | readonly Change['action'][];
  readonly facet?: string | null;
  readonly verdict?: Verdict | readonly Verdict[];
}

/** The step a change asks for, and whether it is loud even when it asks for less than major. */
export interface Grade {
  readonly bump: Bump;
  readonly warn?: boolean;
}

/** A rule over one change between base and head: data and a message. */
export interface ChangeRule extends RuleDocs {
  readonly scope: 'change';
  readonly on: ChangePattern;
  readonly when?: (change: Change) => boolean;
  /** The id of another rule that claims some of the same changes: this one reports those. */
  readonly before?: string;
  readonly grade: Grade | ((change: Change) => Grade);
  /** The grade under `compat: semantic`, where the text of ADR-003 and sense differ. */
  readonly semantic?: Grade | ((change: Change) => Grade);
  readonly direction: Direction;
  readonly basis: Basis;
  /** For privilege rules; `widened`, `guard-removed`, `disclosed`, `undeclared` and `transitive` enter the privilege block. */
  readonly power?: PowerVerdict;
  readonly message: (change: Change) => string;
}

/** Any rule. */
export type Rule = LintRule | ProblemRule | ChangeRule;

/** A rule shown one manifest of some dialects at a time. */
export function manifestRule(
  dialects: string | readonly string[],
  rule: Omit<LintRule<'manifest'>, 'scope' | 'dialects' | 'category'>,
): LintRule<'manifest'> {
  return { scope: 'manifest', category: 'manifest', dialects: [dialects].flat(), ...rule };
}

/** A rule shown one skill at a time. */
export function skillRule(
  rule: Omit<LintRule<'skill'>, 'scope' | 'category'> & { readonly category?: Category },
): LintRule<'skill'> {
  return { scope: 'skill', category: 'manifest', ...rule };
}

/** A rule shown the whole repository once. */
export function repositoryRule(
  rule: Omit<LintRule<'repository'>, 'scope' | 'category'> & { readonly category?: Category },
): LintRule<'repository'> {
  return { scope: 'repository', category: 'repository', ...rule };
}

/** A rule shown one entry of a lock at a time. */
export function lockRule(rule: Omit<LintRule<'lock'>, 'scope' | 'category'>): LintRule<'lock'> {
  return { scope: 'lock', category: 'lock', ...rule };
}

/** A rule shown one reference of a proto to a skill at a time. */
export function referenceRule(
  rule: Omit<LintRule<'reference'>, 'scope' | 'category'>,
): LintRule<'reference'> {
  return { scope: 'reference', category: 'reference', ...rule };
}

/** A rule shown one skill and the machine it is to run on at a time. */
export function machineRule(
  rule: Omit<LintRule<'machine'>, 'scope' | 'category'>,
): LintRule<'machine'> {
  return { scope: 'machine', category: 'machine', ...rule };
}

/** A rule shown the version step of one changed skill at a time. */
export function versionRule(
  rule: Omit<LintRule<'version'>, 'scope' | 'category'>,
): LintRule<'version'> {
  return { scope: 'version', category: 'version', ...rule };
}

/** The words and severity of problems a parser yields. */
export function problemRule(rule: Omit<ProblemRule, 'scope'>): ProblemRule {
  return { scope: 'problem', ...rule };
}

/** A rule over changes. */
export function changeRule(rule: Omit<ChangeRule, 'scope'>): ChangeRule {
  return { scope: 'change', ...rule };
}

/** Whether a rule is silent until it is configured. */
export function isOffByDefault(rule: Rule): boolean {
  return rule.scope !== 'change' && rule.scope !== 'problem' && rule.offByDefault === true;
}
