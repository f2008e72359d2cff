import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';

/** The findings of a report by what a reader does with them; every finding is in one of them. */
export interface Sections {
  /** Powers that grew: read first, whatever the version says. */
  readonly privilege: readonly Finding[];
  /** Errors and warnings that count. */
  readonly problems: readonly Finding[];
  /** Changes that are in order: what a changelog says. */
  readonly changes: readonly Finding[];
  /** Pins that moved. */
  readonly pins: readonly Finding[];
  readonly notes: readonly Finding[];
  /** What base has too, where that does not count. */
  readonly existing: readonly Finding[];
  readonly accepted: readonly Finding[];
}

/** Sorts the findings of a report into its sections. */
export function sectionsOf(report: Report): Sections {
  const lists: Record<keyof Sections, Finding[]> = {
    privilege: [],
    problems: [],
    changes: [],
    pins: [],
    notes: [],
    existing: [],
    accepted: [],
  };
  for (const finding of report.findings) lists[sectionOf(finding, report.scope)].push(finding);
  return lists;
}

/** What counts: everything but what base has too and what was accepted, in the order of the sections. */
export function countedFindings(report: Report): readonly Finding[] {
  const { existing: _, accepted: __, ...lists } = sectionsOf(report);
  return Object.values(lists).flat();
}

/** What makes a run fail: its errors, or the warnings where it fails without any. */
export function failingFindings(report: Report): readonly Finding[] {
  const { privilege, problems } = sectionsOf(report);
  const candidates = [...privilege, ...problems].filter(({ severity }) => severity !== 'note');
  const errors = candidates.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? errors : candidates;
}

/** The rule about the permissions of a new skill: a reviewer reads them first, though nothing is wrong. */
const newSkill = 'new-skill-permissions';

function sectionOf(finding: Finding, scope: Report['scope']): keyof Sections {
  const { state, severity, category, bump, rule } = finding;
  if (state === 'accepted') return 'accepted';
  if (state === 'existing' && scope === 'new') return 'existing';
  if (rule === newSkill) return 'privilege';
  if (severity !== 'note') {
    return category === 'privilege' && bump !== null ? 'privilege' : 'problems';
  }
  if (rule === 'lock-moved' || rule === 'pin-moved') return 'pins';
  return bump !== null || category === 'version' ? 'changes' : 'notes';
}

/** Whether a change is one that callers of a skill see, for the better or the worse. */
export function isCallerVisible({ bump }: Finding): boolean {
  return bump === 'major' || bump === 'minor';
}

/** Of notes, a reviewer is shown on the lines only changes callers see, and pins that moved. */
export function isShownInline(finding: Finding): boolean {
  const isPin = finding.rule === 'lock-moved' || finding.rule === 'pin-moved';
  const isRead = isPin || finding.rule === newSkill;
  return finding.severity !== 'note' || isCallerVisible(finding) || isRead;
}
