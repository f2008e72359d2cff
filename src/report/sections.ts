import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { memoize } from '../model/text/memoize.ts';
import { reportedChanges } from './reported-changes.ts';
import { topicOf } from './topics.ts';

/** The findings of a report by topic; each finding is in exactly one section. */
export interface Sections {
  /** Added permissions: shown first, independent of the version. */
  readonly privilege: readonly Finding[];
  /** Errors and warnings that count. */
  readonly problems: readonly Finding[];
  /** Breaking changes that the version covers. */
  readonly announced: readonly Finding[];
  /** Other changes that need no action, as in a changelog: breaking ones, what else callers see, the rest. */
  readonly changes: readonly Finding[];
  /** Changed pins. */
  readonly pins: readonly Finding[];
  readonly notes: readonly Finding[];
  /** Findings that base has too, if the scope excludes them. */
  readonly existing: readonly Finding[];
  readonly accepted: readonly Finding[];
}

/** Sorts the findings of a report into sections. */
export const sectionsOf = memoize((report: Report): Sections => {
  const lists: Record<keyof Sections, Finding[]> = {
    privilege: [],
    problems: [],
    announced: [],
    changes: [],
    pins: [],
    notes: [],
    existing: [],
    accepted: [],
  };
  const reportedFindings = new Set(reportedChanges(report).map(({ finding }) => finding));
  const unversionedRoots = rootsUnversionedAtBase(report);
  for (const finding of report.findings) {
    const isUnversioned = unversionedRoots.has(finding.skill);
    const section = sectionOf(finding, report.scope, isUnversioned);
    const isCounted = section !== 'accepted' && section !== 'existing';
    lists[isCounted && reportedFindings.has(finding) ? 'privilege' : section].push(finding);
  }
  return { ...lists, changes: [...lists.changes].sort((a, b) => visibility(a) - visibility(b)) };
});

/** The skills without a version at base: none of their versions announces a change. */
function rootsUnversionedAtBase({ skills }: Report): ReadonlySet<string | null> {
  const unversioned = skills.filter(({ base }) => base !== null && !base.version);
  return new Set(unversioned.map(({ root }) => root));
}

function visibility(finding: Finding): number {
  if (finding.bump === 'major') return 0;
  return isCallerVisible(finding) ? 1 : 2;
}

/** The title of those changes: other ones than the findings and announced changes before them. */
export function titleOfChanges({ problems, announced }: Sections): string {
  return problems.length + announced.length > 0 ? 'Other changes' : 'Changes';
}

/** The changes without additions of skills, which a list of changed skills has. */
export function listedChanges({ changes }: Sections): readonly Finding[] {
  return changes.filter(({ rule }) => rule !== 'skill-added');
}

/** All findings except existing and accepted ones, in the order of the sections. */
export function countedFindings(report: Report): readonly Finding[] {
  const { existing: _, accepted: __, ...lists } = sectionsOf(report);
  return Object.values(lists).flat();
}

/** The findings that fail a run: its errors, or else its warnings. */
export function failingFindings(report: Report): readonly Finding[] {
  const { privilege, problems } = sectionsOf(report);
  const candidates = [...privilege, ...problems].filter(({ severity }) => severity !== 'note');
  const errors = candidates.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? errors : candidates;
}

/** The rules of changed pins; an edit of an installed skill, which renews no pin, is a warning. */
const pinRules: ReadonlySet<string> = new Set([
  'lock-moved',
  'pin-moved',
  'vendored-skill-updated',
]);

function sectionOf(
  finding: Finding,
  scope: Report['scope'],
  isUnversioned: boolean,
): keyof Sections {
  const { state, severity, category, bump, rule } = finding;
  if (state === 'accepted') return 'accepted';
  if (state === 'existing' && scope === 'new') return 'existing';
  if (topicOf(finding) === 'new-skill') return 'privilege';
  if (isMissingBump(finding)) return 'problems';
  if (severity !== 'note') {
    return category === 'privilege' && bump !== null ? 'privilege' : 'problems';
  }
  if (pinRules.has(rule)) return 'pins';
  if (bump === 'major' && !isUnversioned) return 'announced';
  return bump !== null || category === 'version' ? 'changes' : 'notes';
}

/** True for the sum of several breaking changes that the version does not cover. */
export function isMissingBump({ category, notes }: Pick<Finding, 'category' | 'notes'>): boolean {
  return category === 'version' && notes.length > 0;
}

/** True for a change that callers of a skill see, breaking or not. */
export function isCallerVisible({ bump }: Finding): boolean {
  return bump === 'major' || bump === 'minor';
}

/** True for findings shown on their lines: errors, warnings, caller-visible changes and changed pins. */
export function isShownInline(finding: Finding): boolean {
  const isPin = pinRules.has(finding.rule);
  const isPinOrPermission = isPin || topicOf(finding) === 'new-skill';
  return (
    finding.severity !== 'note' ||
    isCallerVisible(finding) ||
    isPinOrPermission ||
    isMissingBump(finding)
  );
}
