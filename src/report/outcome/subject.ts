import type { Finding } from '../../model/finding.ts';
import { unitKey } from '../../model/power.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { memoize } from '../../model/text/memoize.ts';
import { compareNatural } from '../../model/text/natural-order.ts';
import type { Location } from '../../model/text/text.ts';
import { decisiveFindings } from '../facts/counted.ts';
import { isOutdatedEntry } from '../facts/outdated-entry.ts';
import { skillsByRoot } from '../facts/skills.ts';

/** Why something does not pass, the worst first. */
const causes = [
  'break',
  'renamed',
  'removed',
  'unversioned',
  'decreased',
  'permission',
  'policy',
  'plugin-version',
  'other',
  'lock',
] as const;
export type Cause = (typeof causes)[number];

/** What does not pass: a skill, a plugin, or a file outside of both. */
export interface Subject {
  readonly kind: 'skill' | 'plugin' | 'file';
  /** Empty for the whole repository. */
  readonly name: string;
  readonly skill: SkillSummary | null;
  readonly cause: Cause;
  readonly findings: readonly [Finding, ...Finding[]];
}

/** True for a break of what callers use, not of permissions. */
export function isBreakOfCallers({ bump, category }: Finding): boolean {
  return bump === 'major' && category !== 'privilege';
}

/** What does not pass, the worst first. */
export function subjectsOf(report: Report): readonly Subject[] {
  const groups = groupBy(decisiveFindings(report), (finding) => keyOf(finding, report));
  return [...groups.values()]
    .map((findings) => subjectOf(findings as [Finding, ...Finding[]], report))
    .sort(
      (a, b) =>
        causes.indexOf(a.cause) - causes.indexOf(b.cause) ||
        b.findings.length - a.findings.length ||
        compareNatural(a.name, b.name),
    );
}

function keyOf(finding: Finding, report: Report): string {
  if (finding.skill !== null) return `skill\0${finding.skill}`;
  const plugin = versionedPlugin(finding, report);
  return plugin ? unitKey(plugin) : `file\0${finding.at.path}`;
}

/** The plugin whose version a finding is about. */
export function versionedPlugin({ category, skill, at }: Finding, report: Report) {
  if (category !== 'version' || skill !== null) return undefined;
  return unitsByVersionPlace(report).get(lineOf(at));
}

/** The first unit of each line with a version. */
const unitsByVersionPlace = memoize(({ units }: Report) => {
  const places = units.flatMap((unit) =>
    (unit.versions ?? []).map(({ at }) => [lineOf(at), unit] as const),
  );
  return new Map(places.reverse());
});

function lineOf({ path, range }: Location): string {
  return `${path}:${range?.start.line}`;
}

function subjectOf(findings: readonly [Finding, ...Finding[]], report: Report): Subject {
  const [first] = findings;
  if (first.skill !== null) {
    const skill = skillsByRoot(report).get(first.skill) ?? null;
    const cause = causeOf(skill, findings);
    return { kind: 'skill', name: skill?.name ?? first.skill, skill, cause, findings };
  }
  const plugin = versionedPlugin(first, report);
  if (plugin) {
    return { kind: 'plugin', name: plugin.name, skill: null, cause: 'plugin-version', findings };
  }
  const name = first.at.path === '.' ? '' : first.at.path;
  return { kind: 'file', name, skill: null, cause: causeOf(null, findings), findings };
}

function causeOf(skill: SkillSummary | null, findings: readonly Finding[]): Cause {
  const topics = new Set(findings.map(({ topic }) => topic));
  if (topics.has('removal')) return 'removed';
  if (topics.has('lowered-version')) return 'decreased';
  if (skill && isUnannouncedBreak(skill, findings)) return causeOfBreak(skill, findings);
  if (topics.size === 1 && topics.has('policy')) return 'policy';
  if (findings.every(({ category, bump }) => category === 'privilege' && bump !== null))
    return 'permission';
  return findings.every(isOutdatedEntry) ? 'lock' : 'other';
}

function isUnannouncedBreak(
  { satisfied, requiredBump }: SkillSummary,
  findings: readonly Finding[],
): boolean {
  const isCounted = ({ bump, category }: Finding) => bump === 'major' || category === 'version';
  return satisfied === false && requiredBump === 'major' && findings.some(isCounted);
}

function causeOfBreak({ base, version }: SkillSummary, findings: readonly Finding[]): Cause {
  const breaks = findings.filter(isBreakOfCallers);
  if (breaks.length === 0) return 'permission';
  if (!base?.version || version === null) return 'unversioned';
  return breaks.every((finding) => finding.topic === 'renaming') ? 'renamed' : 'break';
}

/**
 * The breaks that last when the faults are corrected: one in place of a faulty value, such as a name in capital letters,
 * goes away with it.
 */
export function lastingBreaks(findings: readonly Finding[]): readonly Finding[] {
  const faults = new Set(findings.filter(isFault).map(placeOf));
  return findings.filter((finding) => isBreakOfCallers(finding) && !faults.has(placeOf(finding)));
}

/** An error about a value; what is only incomplete lasts. */
function isFault({ bump, severity, category }: Finding): boolean {
  return bump === null && severity === 'error' && category !== 'version' && category !== 'lock';
}

function placeOf({ at: { path, range } }: Finding): string {
  return `${path}:${range?.start.line}:${range?.start.column}`;
}
