import type { Finding, Severity } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { truncate } from '../model/value/format-value.ts';
import { escapeInvisible, jsonText, neutralizeCommands } from './escape.ts';
import { numberDuplicates } from './number-duplicates.ts';
import type { Reporter } from './reporter.ts';
import { sectionsOf } from './sections.ts';

/** GitLab Code Quality: what a merge request shows in its widget and on the lines of its diff. */
export const gitlab: Reporter = {
  id: 'gitlab',
  title: 'GitLab Code Quality, for the widget of a merge request',
  syntax: 'json',
  extension: null,
  render: (report) => jsonText(numberDuplicates(problemsIn(report)).map(codeQualityIssue)),
};

const severities: Readonly<Record<Severity, 'major' | 'minor' | 'info'>> = {
  error: 'major',
  warning: 'minor',
  note: 'info',
};

/**
 * What the tree of head suffers from. Existing findings belong here, for GitLab compares with the file of the target
 * branch itself and calls whatever is missing resolved. Accepted ones are no faults, nor are changes that are in order.
 */
function problemsIn(report: Report): readonly Finding[] {
  const { accepted, changes, pins } = sectionsOf(report);
  const nonProblems = new Set([...accepted, ...changes, ...pins]);
  return report.findings.filter((finding) => !nonProblems.has(finding));
}

function codeQualityIssue({ finding, nth }: { finding: Finding; nth: number }) {
  const { message, rule, fingerprint, severity, at } = finding;
  return {
    description: truncate(neutralizeCommands(escapeInvisible(message)), 4000),
    check_name: rule,
    fingerprint: nth === 1 ? fingerprint : `${fingerprint}-${nth}`,
    severity: severities[severity],
    location: {
      path: escapeInvisible(at.path) || '.',
      lines: { begin: at.range?.start.line ?? 1 },
    },
  };
}
