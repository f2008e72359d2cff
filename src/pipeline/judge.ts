import type { Released } from '../config/release.ts';
import { compareSkills } from '../contract/compare/compare.ts';
import { canonical } from '../model/canonical.ts';
import type { Config } from '../model/config.ts';
import type { Change } from '../model/contract.ts';
import type { Finding, Severity } from '../model/finding.ts';
import { groupBy } from '../model/text/group-by.ts';
import { type Bump, covers, type DeclaredBump, largestBump } from '../model/version/bump.ts';
import type { Pair } from '../model/workspace.ts';
import { changeRules } from '../rules/catalog.ts';
import { unclassifiedChange } from '../rules/change/unclassified-change.ts';
import type { ChangeRule } from '../rules/rule.ts';
import { gradeOf, matches, powerSeverity } from '../rules/support/grading.ts';
import { type Hidden, hiddenIn } from './redact-shared.ts';
import type { Stamp } from './to-finding.ts';
import { uncompared, unreadRelease } from './unreadable-sides.ts';
import {
  breakingSeverity,
  isSatisfied,
  judgeStep,
  stepOf,
  withLikeVersions,
} from './version-bump.ts';

/** What became of one skill, and whether its version owns up to it. */
export interface Judged {
  readonly pair: Pair;
  readonly findings: readonly Finding[];
  readonly required: Bump | null;
  readonly declared: DeclaredBump | null;
  readonly satisfied: boolean | null;
  /** What changed since the last release, where the step is measured from that. */
  readonly unreleased: readonly Finding[];
}

/**
 * Judges every change between the two sides of a skill, and the version step it takes: from the version at
 * base, or from the one that was released last.
 */
export function judge(
  found: Pair,
  config: Config,
  stamp: Stamp,
  released: Released | null = null,
): Judged {
  const pair = withLikeVersions(found);
  const unreleased: readonly Finding[] = [];
  if (pair.status === 'unchanged') {
    return { pair, findings: [], required: 'none', declared: 'none', satisfied: true, unreleased };
  }
  const blind = uncompared(pair, stamp);
  if (blind) {
    return { pair, findings: blind, required: null, declared: null, satisfied: null, unreleased };
  }
  const unread = released ? unreadRelease(pair, released, stamp) : [];
  const since = released?.skill.unreadable ? null : released;
  const measured = since ? withLikeVersions({ ...pair, before: since.skill }) : pair;
  // Below base it is a decrease in any case, and one from base.
  const isBelow = stepOf(pair) === 'decreased';
  const from = isBelow ? pair : measured;
  const declared = stepOf(from);
  const changesOf = (of: Pair) => changeFindings(of, declared, config, stamp);
  const findings = changesOf(pair);
  const later = since ? changesOf(measured) : [];
  const { open, accepted } = sorted(since ? later : findings);
  const required = largestBump(open.map((finding) => finding.bump ?? 'none'));
  const tag = isBelow ? null : (since?.tag ?? null);
  const step = judgeStep(
    from,
    { declared, required, findings: open, accepted, tag },
    config,
    stamp,
  );
  const satisfied = isSatisfied(measured, declared, required);
  const all = [...findings, ...unread, ...step];
  return { pair, findings: all, required, declared, satisfied, unreleased: later };
}

/** What changed of a skill since its last release, though it is as base has it. */
export function unreleasedChanges(
  pair: Pair,
  released: Released | undefined,
  config: Config,
  stamp: Stamp,
): readonly Finding[] {
  if (!released || released.skill.unreadable || pair.after?.unreadable) return [];
  const measured = withLikeVersions({ ...pair, before: released.skill });
  return changeFindings(measured, stepOf(measured), config, stamp);
}

/** What asks the version for a step, and what somebody accepted, which does not. */
function sorted(findings: readonly Finding[]) {
  const isAccepted = ({ state }: Finding) => state === 'accepted';
  return {
    open: findings.filter((one) => !isAccepted(one)),
    accepted: findings.filter(isAccepted),
  };
}

function changeFindings(
  pair: Pair,
  declared: DeclaredBump | null,
  config: Config,
  stamp: Stamp,
): readonly Finding[] {
  const hidden = hiddenIn(pair);
  return compareSkills(pair)
    .map((change) => judgeChange(change, pair, declared, hidden, config, stamp))
    .filter((finding) => finding !== null);
}

const rulesOfKind = groupBy(
  changeRules.flatMap((rule) => [rule.on.kind].flat().map((kind) => ({ kind, rule }))),
  ({ kind }) => kind,
);

/** The rule that speaks of a change; every change has one, if only `unclassified-change`. */
export function ruleFor(change: Change): ChangeRule {
  const known = rulesOfKind.get(change.kind)?.find(({ rule }) => matches(rule, change));
  return known?.rule ?? unclassifiedChange;
}

function judgeChange(
  change: Change,
  pair: Pair,
  declared: DeclaredBump | null,
  hidden: Hidden,
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
  const message = rule.message(change);
  const sensitive = isHidden(change, hidden.names) ? keyOf(change) : undefined;
  const stated = statedBy(change, rule);
  const draft = { message, at, was: was ?? undefined, before, after, about, stated, sensitive };
  const side = pair.after ?? pair.before;
  return stamp(draft, {
    rule,
    severity,
    settled: !privilege && covers(declared, grade.bump) && grade.bump !== 'none',
    bump: grade.bump,
    skill: side?.root ?? null,
    texts: side?.texts ?? new Map(),
    secrets: hidden.secrets,
  });
}

function isHidden({ kind, before, after }: Change, names: ReadonlySet<string>): boolean {
  if (kind !== 'input' && kind !== 'environment') return false;
  return [before, after].some((item) => item !== null && names.has(item.name));
}

/** The key under which the values of a change stand; the name of a property is no value. */
function keyOf({ facet, detail }: Change): string {
  return detail?.startsWith('property-') ? 'name' : (facet ?? 'schema');
}

/**
 * What a change says besides its values, whatever the words: also the step it asks for where that depends on more
 * than these, so that who accepts a small one accepts no large one. Where a skill may have gone is but a hint.
 */
function statedBy(change: Change, { grade }: ChangeRule): string {
  const { after, verdict, witness } = change;
  const now = after ? [after.owner, after.name] : null;
  const step = typeof grade === 'function' ? [grade(change).bump] : [];
  return canonical([now, verdict, witness, ...step]);
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
