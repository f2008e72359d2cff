import type { Finding } from '../../model/finding.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { memoize } from '../../model/text/memoize.ts';
import { compareNatural } from '../../model/text/natural-order.ts';
import { hasUndeclaredBreak } from '../counts.ts';

/** Why a skill does not pass. */
export type Cause =
  | 'renamed'
  | 'break'
  | 'permissions'
  | 'unversioned'
  | 'removed'
  | 'decreased'
  | 'policy'
  | 'lock'
  | 'other';

/** A skill that does not pass, with its findings; `skill` is null for what is outside all skills. */
export interface FailingSkill {
  readonly name: string;
  readonly skill: SkillSummary | null;
  readonly cause: Cause;
  readonly findings: readonly Finding[];
}

/** The findings that fail the run, or that only `fail-on: never` lets pass. */
export function decisiveFindings({ outcome, failing, findings, scope }: Report) {
  if (outcome === 'fail') return failing;
  return findings.filter(
    ({ severity, state }) =>
      severity === 'error' && (state === 'new' || (state === 'existing' && scope === 'all')),
  );
}

/** True if a run over everything fails for findings that base has too, and for no other. */
export function failsForExisting(report: Report): boolean {
  const decisive = decisiveFindings(report);
  return (
    report.scope === 'all' &&
    decisive.length > 0 &&
    decisive.every(({ state }) => state === 'existing')
  );
}

/** The skills that do not pass, the worst first. */
export const failingSkills = memoize((report: Report): readonly FailingSkill[] => {
  const skillsByRoot = new Map(report.skills.map((skill) => [skill.root, skill]));
  const bySkill = groupBy(decisiveFindings(report), ({ skill }) => skill ?? '\0');
  return [...bySkill]
    .map(([root, findings]) => {
      const skill = skillsByRoot.get(root) ?? null;
      const name = skill?.name ?? (root === '\0' ? '' : root);
      const cause = causeOf(report, skill, findings);
      return { name, skill, cause, findings };
    })
    .sort(compareFailing);
});

/** True for findings that belong to no skill. */
export function isOutsideSkills({ name, skill }: FailingSkill): boolean {
  return skill === null && name === '';
}

/** The order of severity, worst first. */
const causes: readonly Cause[] = [
  ...(['break', 'renamed', 'removed', 'unversioned', 'decreased'] as const),
  ...(['permissions', 'policy', 'other', 'lock'] as const),
];

function compareFailing(a: FailingSkill, b: FailingSkill): number {
  return (
    Number(isOutsideSkills(a)) - Number(isOutsideSkills(b)) ||
    causes.indexOf(a.cause) - causes.indexOf(b.cause) ||
    b.findings.length - a.findings.length ||
    compareNatural(a.name, b.name)
  );
}

function causeOf(report: Report, skill: SkillSummary | null, findings: readonly Finding[]): Cause {
  const rules = new Set(findings.map(({ rule }) => rule));
  if (rules.has('skill-removed')) return 'removed';
  if (skill !== null && rules.has('version-decreased')) return 'decreased';
  if (skill !== null && isBreak(skill, findings)) {
    if (!hasUndeclaredBreak(skill) || skill.version === null) return 'unversioned';
    if (onlyAddsPermissions(report, skill)) return 'permissions';
    return findings.every(({ rule, bump }) => rule === 'skill-renamed' || bump !== 'major') &&
      rules.has('skill-renamed')
      ? 'renamed'
      : 'break';
  }
  if (rules.size === 1 && rules.has('policy-denied')) return 'policy';
  return findings.every(({ category }) => category === 'lock') ? 'lock' : 'other';
}

/** True for a skill that needs a major bump for permissions alone, which break no call. */
export function onlyAddsPermissions({ findings }: Report, { root }: SkillSummary): boolean {
  const major = findings.filter(({ skill, bump }) => skill === root && bump === 'major');
  return major.length > 0 && !major.some(isBreakOfCallers);
}

/** True for a break of what callers use, not of permissions. */
export function isBreakOfCallers({ bump, category }: Finding): boolean {
  return bump === 'major' && category !== 'privilege';
}

function isBreak({ satisfied, requiredBump }: SkillSummary, findings: readonly Finding[]): boolean {
  const isCounted = ({ bump, category }: Finding) => bump === 'major' || category === 'version';
  return satisfied === false && requiredBump === 'major' && findings.some(isCounted);
}
