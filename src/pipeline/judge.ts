import type { Config } from '../config/config.ts';
import type { Release } from '../config/release.ts';
import { compareSkills } from '../contract/compare/compare.ts';
import type { Change } from '../model/contract.ts';
import type { Finding, Severity } from '../model/finding.ts';
import { canonical } from '../model/value/canonical.ts';
import { type Bump, covers, type DeclaredBump, largestBump } from '../model/version/bump.ts';
import type { Pair } from '../model/workspace.ts';
import { ruleFor } from '../rules/claim.ts';
import type { ChangeRule } from '../rules/rule.ts';
import { gradeOf, powerSeverity } from '../rules/support/grading.ts';
import { type PairRedactions, redactionsOf } from './redact-shared.ts';
import type { FindingFactory } from './to-finding.ts';
import { incomparableFindings, unreadableReleaseFindings } from './unreadable-sides.ts';
import {
  alignVersions,
  breakingSeverity,
  declaredBumpOf,
  isSatisfied,
  judgeBump,
} from './version-bump.ts';

/** What became of one skill, and whether its version owns up to it. */
export interface Judgement {
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
  originalPair: Pair,
  config: Config,
  toFinding: FindingFactory,
  release: Release | null = null,
): Judgement {
  const pair = alignVersions(originalPair);
  const unreleased: readonly Finding[] = [];
  if (pair.status === 'unchanged') {
    return { pair, findings: [], required: 'none', declared: 'none', satisfied: true, unreleased };
  }
  const incomparable = incomparableFindings(pair, toFinding);
  if (incomparable) {
    return {
      pair,
      findings: incomparable,
      required: null,
      declared: null,
      satisfied: null,
      unreleased,
    };
  }
  const unreadableRelease = release ? unreadableReleaseFindings(pair, release, toFinding) : [];
  const readableRelease = release?.skill.unreadable ? null : release;
  const releasePair = readableRelease
    ? alignVersions({ ...pair, before: readableRelease.skill })
    : pair;
  // Below base it is a decrease in any case, and one from base.
  const isDecreased = declaredBumpOf(pair) === 'decreased';
  const bumpPair = isDecreased ? pair : releasePair;
  const declared = declaredBumpOf(bumpPair);
  const findChanges = (candidate: Pair) => changeFindings(candidate, declared, config, toFinding);
  const findings = findChanges(pair);
  const sinceRelease = readableRelease ? findChanges(releasePair) : [];
  const { open: unaccepted, accepted } = splitAccepted(readableRelease ? sinceRelease : findings);
  const required = largestBump(unaccepted.map((finding) => finding.bump ?? 'none'));
  const tag = isDecreased ? null : (readableRelease?.tag ?? null);
  const bumpDetails = judgeBump(
    bumpPair,
    { declared, required, findings: unaccepted, accepted, tag },
    config,
    toFinding,
  );
  const satisfied = isSatisfied(releasePair, declared, required);
  const allFindings = [...findings, ...unreadableRelease, ...bumpDetails];
  return { pair, findings: allFindings, required, declared, satisfied, unreleased: sinceRelease };
}

/** What changed of a skill since its last release, though it is as base has it. */
export function unreleasedChanges(
  pair: Pair,
  release: Release | undefined,
  config: Config,
  toFinding: FindingFactory,
): readonly Finding[] {
  if (!release || release.skill.unreadable || pair.after?.unreadable) return [];
  const releasePair = alignVersions({ ...pair, before: release.skill });
  return changeFindings(releasePair, declaredBumpOf(releasePair), config, toFinding);
}

/** What asks the version for a step, and what somebody accepted, which does not. */
function splitAccepted(findings: readonly Finding[]) {
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
  toFinding: FindingFactory,
): readonly Finding[] {
  const redactions = redactionsOf(pair);
  return compareSkills(pair)
    .map((change) => judgeChange(change, pair, declared, redactions, config, toFinding))
    .filter((finding) => finding !== null);
}

function judgeChange(
  change: Change,
  pair: Pair,
  declared: DeclaredBump | null,
  redactions: PairRedactions,
  config: Config,
  toFinding: FindingFactory,
): Finding | null {
  const rule = ruleFor(change);
  const grade = gradeOf(rule, change, config.compat === 'semantic');
  const isPrivilege = rule.category === 'privilege';
  const severity = isPrivilege ? powerSeverity(rule) : gradeSeverity(grade, pair, declared, config);
  const { at, was: baseLocation, from: before, to: after } = change;
  const about = [change.kind, ...identity(change), change.facet ?? '', change.detail ?? ''].join(
    '\0',
  );
  const message = rule.message(change);
  const sensitive = isSensitiveChange(change, redactions.names) ? sensitiveKey(change) : undefined;
  const stated = fingerprintInput(change, rule);
  const draft = {
    message,
    at,
    was: baseLocation ?? undefined,
    before,
    after,
    about,
    stated,
    sensitive,
  };
  const skill = pair.after ?? pair.before;
  return toFinding(draft, {
    rule,
    severity,
    coveredByBump: !isPrivilege && covers(declared, grade.bump) && grade.bump !== 'none',
    bump: grade.bump,
    skill: skill?.root ?? null,
    texts: skill?.texts ?? new Map(),
    secrets: redactions.secrets,
  });
}

function isSensitiveChange({ kind, before, after }: Change, names: ReadonlySet<string>): boolean {
  if (kind !== 'input' && kind !== 'environment') return false;
  return [before, after].some((item) => item !== null && names.has(item.name));
}

/** The key under which the values of a change stand; the name of a property is no value. */
function sensitiveKey({ facet, detail }: Change): string {
  return detail?.startsWith('property-') ? 'name' : (facet ?? 'schema');
}

/**
 * What a change says besides its values, whatever the words: also the step it asks for where that depends on more
 * than these, so that who accepts a small one accepts no large one. Where a skill may have gone is but a hint.
 */
function fingerprintInput(change: Change, { grade }: ChangeRule): string {
  const { after, verdict, witness } = change;
  const headName = after ? [after.owner, after.name] : null;
  const bumpDetails = typeof grade === 'function' ? [grade(change).bump] : [];
  return canonical([headName, verdict, witness, ...bumpDetails]);
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
