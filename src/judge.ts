import { compareSkills } from './contract/compare.ts';
import { type Bump, covers, type DeclaredBump, largest } from './model/bump.ts';
import type { Config } from './model/config.ts';
import { type Change, facetValue, isSet, type Kind } from './model/contract.ts';
import type { Finding, Severity } from './model/finding.ts';
import { grouped } from './model/grouped.ts';
import type { Skill } from './model/skill.ts';
import type { Json } from './model/value.ts';
import { declaredBump } from './model/version.ts';
import type { Pair } from './model/workspace.ts';
import { changeRules, lintRules, problemRuleNamed } from './rules/catalog.ts';
import { unclassifiedChange } from './rules/change/unclassified-change.ts';
import { type ChangeRule, gradeOf, matches, powerSeverity } from './rules/rule.ts';
import { contextOf, type Stamp } from './stamp.ts';

/** What became of one skill, and whether its version owns up to it. */
export interface Judged {
  readonly pair: Pair;
  readonly findings: readonly Finding[];
  readonly required: Bump | null;
  readonly declared: DeclaredBump | null;
  readonly satisfied: boolean | null;
}

/** Judges every change between the two sides of a skill, and the version step it takes. */
export function judge(found: Pair, config: Config, stamp: Stamp): Judged {
  const pair = withLikeVersions(found);
  const { before, after, status } = pair;
  if (status === 'unchanged') {
    return { pair, findings: [], required: 'none', declared: 'none', satisfied: true };
  }
  if (before?.unreadable || after?.unreadable) return incomparable(pair, stamp);
  const declared =
    before && after ? declaredBump(before.version?.value, after.version?.value) : null;
  const changes = compareSkills(pair);
  const secrets = secretsOf(pair);
  const findings = changes
    .map((change) => judgeChange(change, pair, declared, secrets, config, stamp))
    .filter((finding) => finding !== null);
  const open = findings.filter(({ state }) => state !== 'accepted');
  const required = largest(open.map((finding) => finding.bump ?? 'none'));
  const step =
    before && after ? judgeStep(pair, { declared, required, findings: open }, config, stamp) : [];
  const satisfied = isSatisfied(pair, declared, required);
  return { pair, findings: [...findings, ...step], required, declared, satisfied };
}

/**
 * Measures a step between versions that one dialect declares on both sides, where there is such a dialect: a
 * manifest that appears brings its own version along, which is no successor of another manifest's.
 */
function withLikeVersions(pair: Pair): Pair {
  const { before, after } = pair;
  if (!before || !after) return pair;
  const common = [...after.versions.keys()]
    .filter((dialect) => before.versions.has(dialect))
    .at(-1);
  if (common === undefined) return pair;
  const [was, now] = [before, after].map((skill) => skill.versions.get(common) ?? skill.version);
  if (was === before.version && now === after.version) return pair;
  return {
    ...pair,
    before: { ...before, version: was ?? null },
    after: { ...after, version: now ?? null },
  };
}

/** Whether the version owns up to the changes; null where there is none and nothing broke. */
function isSatisfied(
  { before, after }: Pair,
  declared: DeclaredBump | null,
  required: Bump,
): boolean | null {
  if (after === null || before === null) return required === 'none';
  if (declared === 'decreased' || (before.version && !after.version)) return false;
  const unversioned = !before.version && !after.version;
  if (unversioned && required !== 'major' && required !== 'none') return null;
  return covers(declared, required);
}

function incomparable(pair: Pair, stamp: Stamp): Judged {
  const { before, after } = pair;
  const judged = { pair, required: null, declared: null, satisfied: null };
  if (!before?.unreadable || !after) return { ...judged, findings: [] };
  const rule = problemRuleNamed('incomparable');
  const message = `At base the manifest of "${after.name}" cannot be read, so nothing says what this change breaks.`;
  const draft = { message, at: { path: after.path }, was: { path: before.path }, about: 'base' };
  const finding = stamp(draft, { ...contextOf(after), rule, severity: 'warning' });
  return { ...judged, findings: finding ? [finding] : [] };
}

const rulesOfKind = grouped(
  changeRules.flatMap((rule) => [rule.on.kind].flat().map((kind) => ({ kind, rule }))),
  ({ kind }) => kind,
);
const versionRules = lintRules('version');

/** The rule that speaks of a change; every change has one, if only `unclassified-change`. */
export function ruleFor(change: Change): ChangeRule {
  const known = rulesOfKind.get(change.kind)?.find(({ rule }) => matches(rule, change));
  return known?.rule ?? unclassifiedChange;
}

function judgeChange(
  change: Change,
  pair: Pair,
  declared: DeclaredBump | null,
  secrets: readonly string[],
  config: Config,
  stamp: Stamp,
): Finding | null {
  const rule = ruleFor(change);
  const grade = gradeOf(rule, change, config.compat === 'semantic');
  const privilege = rule.category === 'privilege';
  const severity = privilege ? powerSeverity(rule) : gradeSeverity(grade, pair, declared, config);
  const { at, was, from: before, to: after } = change;
  const about = [change.kind, ...identity(change), change.facet ?? '', change.detail ?? ''].join(
    '\0',
  );
  const draft = { message: rule.message(change), at, was: was ?? undefined, before, after, about };
  const side = pair.after ?? pair.before;
  return stamp(draft, {
    rule,
    severity,
    settled: !privilege && covers(declared, grade.bump) && grade.bump !== 'none',
    bump: grade.bump,
    skill: side?.root ?? null,
    texts: side?.texts ?? new Map(),
    secrets,
  });
}

/** What neither side may show: what is sensitive on one side was so on the other, if unsaid. */
function secretsOf({ before, after }: Pair): readonly string[] {
  const items = [before, after].flatMap((skill) => skill?.contract.items ?? []);
  const hidden = new Set(items.filter((item) => isSet(item, 'sensitive')).map(({ name }) => name));
  const defaults = items
    .filter(({ name }) => hidden.has(name))
    .map((item) => facetValue(item, 'default'));
  return [
    before?.secrets ?? [],
    after?.secrets ?? [],
    defaults.flatMap((value) => [...leaves(value)]),
  ].flat();
}

function* leaves(value: Json | undefined): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object')
    for (const inner of Object.values(value)) yield* leaves(inner);
}

function identity(change: Change): readonly string[] {
  const item = change.before ?? change.after;
  return [item?.owner ?? '', item?.name ?? ''];
}

function gradeSeverity(
  grade: { bump: Bump; warn?: boolean },
  pair: Pair,
  declared: DeclaredBump | null,
  config: Config,
): Severity {
  if (grade.bump === 'major') return declared === null ? breakingSeverity(pair, config) : 'error';
  return grade.warn ? 'warning' : 'note';
}

/** How bad breaking a skill is whose versions cannot be compared. */
function breakingSeverity(pair: Pair, config: Config): Severity {
  if (pair.before?.version) return 'error';
  if (config.unversioned !== 'auto') return config.unversioned === 'warn' ? 'warning' : 'error';
  return pair.before && hasContract(pair.before) ? 'error' : 'warning';
}

const plainKinds: ReadonlySet<Kind> = new Set([
  'manifest',
  'description',
  'body',
  'bundle',
  'license',
  'metadata',
  'display-name',
  'tag',
  'topic',
  'keyword',
  'field',
]);

/** Whether a skill promises more than a name and a description. */
function hasContract(skill: Skill): boolean {
  return skill.contract.items.some((item) => !plainKinds.has(item.kind));
}

function judgeStep(
  pair: Pair,
  step: { declared: DeclaredBump | null; required: Bump; findings: readonly Finding[] },
  config: Config,
  stamp: Stamp,
): Finding[] {
  const { before, after } = pair;
  if (!before || !after) return [];
  const { declared, required } = step;
  const reasons = step.findings.filter((finding) => finding.bump === required);
  const subject = { before, after, declared, required, reasons };
  const mild = declared === null && breakingSeverity(pair, config) === 'warning';
  return versionRules
    .flatMap((rule) =>
      Array.from(rule.check(subject), (draft) => {
        const severity = mild && rule.severity === 'error' ? 'warning' : rule.severity;
        return stamp(draft, { ...contextOf(after), rule, severity });
      }),
    )
    .filter((finding) => finding !== null);
}
