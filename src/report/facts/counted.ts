import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { memoize } from '../../model/text/memoize.ts';
import { reportedChanges } from './reported-changes.ts';

/** The findings of a report by what they ask for; each is in exactly one list. */
export interface Counted {
  /** New permissions, which a reviewer looks at. */
  readonly permissions: readonly Finding[];
  /** Other errors and warnings. */
  readonly problems: readonly Finding[];
  readonly notes: readonly Finding[];
  /** The missing versions of breaks that are findings of their own. */
  readonly sums: readonly Finding[];
  /** Findings that base has too, if the scope excludes them. */
  readonly existing: readonly Finding[];
  readonly accepted: readonly Finding[];
}

/** Sorts the findings of a report by what they ask for. */
export const countedIn = memoize((report: Report): Counted => {
  const lists: Record<keyof Counted, Finding[]> = {
    permissions: [],
    problems: [],
    notes: [],
    sums: [],
    existing: [],
    accepted: [],
  };
  const reported = new Set(reportedChanges(report).map(({ finding }) => finding));
  for (const finding of report.findings) {
    const list = uncountedList(finding, report.scope);
    lists[list ?? countedList(finding, reported.has(finding))].push(finding);
  }
  return lists;
});

function uncountedList({ state }: Finding, scope: Report['scope']) {
  if (state === 'accepted') return 'accepted';
  return state === 'existing' && scope === 'new' ? 'existing' : null;
}

function countedList(finding: Finding, isReported: boolean) {
  const { category, severity, bump } = finding;
  if (isReported || finding.topic === 'new-unit') return 'permissions';
  if (severity === 'note') return isSumOfBreaks(finding) ? 'sums' : 'notes';
  return category === 'privilege' && bump !== null ? 'permissions' : 'problems';
}

/** True for the note on the missing version of several breaks of a skill, each of which is a finding. */
function isSumOfBreaks({ category, severity, notes, skill }: Finding): boolean {
  return skill !== null && category === 'version' && severity === 'note' && notes.length > 0;
}

/** All findings that count: neither existing nor accepted ones, nor notes on a version that its breaks are about. */
export function countedFindings(report: Report): readonly Finding[] {
  const { permissions, problems, notes } = countedIn(report);
  return [...permissions, ...problems, ...notes];
}

/** The findings for lines and comments: what fails or warns, and the permissions of new skills. */
export function inlineFindings(report: Report): readonly Finding[] {
  const shown = new Set([...countedIn(report).permissions, ...countedIn(report).problems]);
  return report.findings.filter((finding) => shown.has(finding));
}

/** The findings that fail the run, or that only `fail-on: never` lets pass. */
export const decisiveFindings = memoize((report: Report): readonly Finding[] => {
  const { outcome, failing } = report;
  if (outcome === 'fail') return failing;
  return inlineFindings(report).filter(({ severity }) => severity === 'error');
});

/** The errors, or else the warnings, for reports on what fails only. */
export function worstFindings(report: Report): readonly Finding[] {
  const shown = inlineFindings(report).filter(({ severity }) => severity !== 'note');
  const errors = shown.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? errors : shown;
}

/** True if a run over everything fails for findings that base has too, and for no other; of a change only. */
export function failsForExisting(report: Report): boolean {
  const { base, head } = report;
  if (base?.sha === head.sha && !head.dirty) return false;
  const decisive = decisiveFindings(report);
  return decisive.length > 0 && decisive.every(({ state }) => state === 'existing');
}
