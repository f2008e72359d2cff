import type { Change } from '../model/contract.ts';
import type { Category, Consequence, Draft, Note, Severity, Topic } from '../model/finding.ts';
import type { Message } from '../model/message.ts';
import type { PowerChange } from '../model/power.ts';
import { swapSides } from './examples/swap-sides.ts';
import type { BumpBasis, ChangePattern, PowerVerdict, Requirement } from './requirement.ts';
import type { PathSubject, RelatedSubjects, Subjects } from './subjects.ts';
import { usualCategory } from './usual-category.ts';

export type { PathSubject, RelatedSubjects, Subjects, VersionBump } from './subjects.ts';

/** A sentence of a document about fields of a manifest. */
export interface Clause {
  readonly document: 'ADR-002' | 'Skill Manifest v2' | 'skill.toml contract';
  /** The sentence, or the cell of a table, quoted exactly. */
  readonly quote: string;
  /** Dotted paths, `*` for any key, `[]` for any item: `operations.*.input`; empty for the whole manifest or skill. */
  readonly fields: readonly string[];
}

/**
 * The words of a rule. Three fields cite documents: `source` is text for the page of the rule, `enforces` quotes the
 * sentences that docs/conformance.md lists, and `bumpBasis` of a change rule is the reason for the bump it requires.
 */
interface RuleDocs {
  /** The public name: file, docs page, configuration key. */
  readonly id: string;
  readonly category: Category;
  /** What the rule reports, as a sentence: `Reports new hooks.` */
  readonly summary: string;
  /** Who is hurt by a violation, and how. */
  readonly why: string;
  /** The sentence of the specification behind the rule, with its document, as text for its page. */
  readonly source?: string;
  /** The sentences of the documents that this rule enforces, alone or with other rules. */
  readonly enforces?: readonly Clause[];
  /** How to fix a finding, in one to three sentences. */
  readonly howToFix: string;
  /** The settings besides its level that change the rule, as sentences. */
  readonly options?: string;
  /**
   * The causes of which this fault is a consequence: it becomes a note of a finding of theirs that is as new and as
   * severe.
   */
  readonly consequenceOf?: Consequence;
  readonly topic?: Topic;
  /** Whether a note of this rule asks nothing of anybody: a change, listed but not counted. */
  readonly asksNothing?: boolean;
  /** The default severity in words, for a rule with findings of several severities. */
  readonly severityText?: string;
  /** The smallest tree that fails, as txtar; `before/` and `after/` for two trees. */
  readonly invalid: string;
  /** The same tree, fixed. */
  readonly valid: string;
}

interface TreeRule<S extends keyof Subjects> extends RuleDocs {
  readonly kind: S;
  readonly severity: Severity;
  /** Off until the configuration gives it a level. */
  readonly offByDefault?: boolean;
  /** For manifest rules: the dialects of the manifests it checks. */
  readonly dialects?: readonly string[];
}

/** A rule over one subject. `check` yields drafts; it reads nothing, logs nothing, knows no configuration. */
export interface LintRule<S extends keyof Subjects = keyof Subjects> extends TreeRule<S> {
  readonly needs?: undefined;
  check(subject: Subjects[S]): Iterable<Draft>;
}

/** A rule over a manifest or skill together with the other skills and files of its tree. */
export interface RelationRule<S extends keyof RelatedSubjects = keyof RelatedSubjects>
  extends TreeRule<S> {
  readonly needs: 'workspace';
  check(subject: RelatedSubjects[S]): Iterable<Draft>;
}

/** A rule over a manifest that needs no more of the tree than its paths: no other skill changes its findings. */
export interface PathRule extends TreeRule<'manifest'> {
  readonly needs: 'paths';
  check(subject: PathSubject): Iterable<Draft>;
}

/** A rule without a check: parsers report its problems, and it documents them. */
export interface ProblemRule extends RuleDocs {
  readonly kind: 'problem';
  readonly severity: Severity;
}

/** A rule over one change between base and head, as data with a message. */
export interface ChangeRule extends Omit<RuleDocs, 'howToFix'> {
  readonly kind: 'change';
  /** How to fix a finding; rules without it share one text per bump. */
  readonly howToFix?: string;
  readonly on: ChangePattern;
  readonly when?: (change: Change) => boolean;
  /** The id of another rule that claims some of the same changes: this one reports those. */
  readonly before?: string;
  /** The bump that the change requires. */
  readonly requires: Requirement | ((change: Change) => Requirement);
  /** The same under `compat: semantic`, where it differs from the text of ADR-003. */
  readonly requiresUnderSemantic?: Requirement | ((change: Change) => Requirement);
  /** The required bump in words, where no version of the skill itself can announce the change. */
  readonly bumpText?: string;
  readonly bumpBasis: BumpBasis;
  /** For privilege rules; all but `narrowed` enter the privilege block. */
  readonly powerVerdict?: PowerVerdict;
  readonly message: (change: Change) => Message;
  readonly help?: (change: Change) => Message | undefined;
  readonly notes?: (change: Change) => readonly Note[];
  /** The change in a few words, for the row of its skill: `{} narrowed`; `{}` is the changed item. From the id where absent. */
  readonly phrase?: string;
}

/** A rule over one power that head has beyond base, or a guard that it lacks. */
export interface PowerRule extends RuleDocs {
  readonly kind: 'power';
  readonly severity: Severity;
  /** Whether this rule reports the change; at most one rule claims a change. */
  readonly claims: (change: PowerChange) => boolean;
  /** The change in a few words, for the row of its skill. */
  readonly phrase?: string;
  readonly message: (change: PowerChange) => Message;
  readonly help?: (change: PowerChange) => Message | undefined;
  readonly notes?: (change: PowerChange) => readonly Note[];
}

/** A rule of any kind. */
export type Rule = LintRule | RelationRule | PathRule | ProblemRule | ChangeRule | PowerRule;

/** A rule as its file states it: without what its function adds; the severity has a default. */
type Stated<T, K extends keyof T> = Omit<T, K | 'severity'> & { readonly severity?: Severity };

/** A rule over one subject as its file states it. */
type Lint<S extends keyof Subjects> = Stated<LintRule<S>, 'kind' | 'category'>;

/** A rule over one manifest of some dialects. */
export function manifestRule(
  dialects: string | readonly string[],
  rule: Stated<LintRule<'manifest'>, 'kind' | 'dialects' | 'category'>,
): LintRule<'manifest'>;
export function manifestRule(
  dialects: string | readonly string[],
  rule: Stated<RelationRule<'manifest'>, 'kind' | 'dialects' | 'category'>,
): RelationRule<'manifest'>;
export function manifestRule(
  dialects: string | readonly string[],
  rule: Stated<PathRule, 'kind' | 'dialects' | 'category'>,
): PathRule;
export function manifestRule(dialects: string | readonly string[], rule: object): object {
  const added = { kind: 'manifest', category: 'manifest', dialects: [dialects].flat() };
  return { severity: 'error', ...added, ...rule };
}

/** A rule over one skill. */
export function skillRule(
  rule: Lint<'skill'> & { readonly category?: Category },
): LintRule<'skill'>;
export function skillRule(
  rule: Stated<RelationRule<'skill'>, 'kind' | 'category'> & { readonly category?: Category },
): RelationRule<'skill'>;
export function skillRule(rule: object): object {
  return { severity: 'error', kind: 'skill', category: 'manifest', ...rule };
}

/** A rule over the whole repository. */
export function repositoryRule(
  rule: Lint<'repository'> & { readonly category?: Category },
): LintRule<'repository'> {
  return { severity: 'error', kind: 'repository', category: 'repository', ...rule };
}

/** A rule over one entry of a lock. */
export function lockRule(rule: Lint<'lock'>): LintRule<'lock'> {
  return { severity: 'error', kind: 'lock', category: 'lock', ...rule };
}

/** A rule over one reference of a proto to a skill. */
export function referenceRule(rule: Lint<'reference'>): LintRule<'reference'> {
  return { severity: 'error', kind: 'reference', category: 'reference', ...rule };
}

/** A rule over one skill and the machine it runs on. */
export function machineRule(rule: Lint<'machine'>): LintRule<'machine'> {
  return { severity: 'error', kind: 'machine', category: 'machine', ...rule };
}

/** A rule over the version bump of one changed skill. */
export function versionRule(rule: Lint<'version'>): LintRule<'version'> {
  return { severity: 'error', kind: 'version', category: 'version', ...rule };
}

/** The documentation and severity of a problem that a parser reports. */
export function problemRule(rule: Stated<ProblemRule, 'kind'>): ProblemRule {
  return { severity: 'error', kind: 'problem', ...rule };
}

/** A change rule as its file states it. */
interface ChangeRuleData extends Omit<ChangeRule, 'kind' | 'category' | 'valid' | 'bumpBasis'> {
  /** Where absent, the usual one of changes of this kind of item; `format` for several kinds. */
  readonly category?: Category;
  /** The opposite change where absent: `invalid` with its two sides swapped. */
  readonly valid?: string;
  /** Where absent, the first sentence that the rule enforces; without one, our inference. */
  readonly bumpBasis?: BumpBasis;
}

/** A rule over changes. */
export function changeRule(rule: ChangeRuleData): ChangeRule {
  const { on, enforces = [], invalid } = rule;
  const category = typeof on.kind === 'string' ? usualCategory[on.kind] : 'format';
  const [clause] = enforces;
  const bumpBasis = clause ? { document: clause.document, quote: clause.quote } : 'inferred';
  const valid = swapSides(invalid);
  return { kind: 'change', asksNothing: true, category, bumpBasis, valid, ...rule };
}

/** A rule over a permission of a plugin, a repository, a skill, an agent or a command. */
export function powerRule(rule: Stated<PowerRule, 'kind' | 'category'>): PowerRule {
  return { kind: 'power', category: 'privilege', severity: 'warning', ...rule };
}

/** Whether a rule is off until the configuration gives it a level. */
export function isOffByDefault(rule: Rule): boolean {
  return 'offByDefault' in rule && rule.offByDefault === true;
}
