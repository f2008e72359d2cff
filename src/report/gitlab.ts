import type { Finding, Severity } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { truncate } from '../model/value/format-value.ts';
import { escapeInvisible, jsonText, neutralizeCommands } from './escape.ts';
import { fullMessage } from './full-message.ts';
import { numberDuplicates } from './number-duplicates.ts';
import type { Reporter } from './reporter.ts';
import { sectionsOf } from './sections.ts';

/** GitLab Code Quality, shown in the widget of a merge request and on the lines of its diff. */
export const gitlab: Reporter = {
  id: 'gitlab',
  title: 'GitLab Code Quality, for the widget of a merge request',
  syntax: 'json',
  extension: null,
  // GitLab compares the problems of both branches: one that is left out would count as fixed.
  needs: ['unchanged'],
  render: (report) => jsonText(numberDuplicates(problemsIn(report)).map(codeQualityIssue)),
};

const severities: Readonly<Record<Severity, 'major' | 'minor' | 'info'>> = {
  error: 'major',
  warning: 'minor',
  note: 'info',
};

/**
 * The problems of the head tree, existing ones included: GitLab compares with the report of the target branch and
 * treats missing entries as resolved. Excludes accepted findings and harmless changes.
 */
function problemsIn(report: Report): readonly Finding[] {
  const { accepted, privilege, announced, changes, pins } = sectionsOf(report);
  const noted = privilege.filter(({ severity, bump }) => severity === 'note' && bump !== null);
  const nonProblems = new Set([...accepted, ...announced, ...changes, ...pins, ...noted]);
  return report.findings.filter((finding) => !nonProblems.has(finding));
}

function codeQualityIssue({ finding, occurrence }: { finding: Finding; occurrence: number }) {
  const { rule, fingerprint, severity, at } = finding;
  return {
    description: truncate(neutralizeCommands(escapeInvisible(fullMessage(finding))), 4000),
    check_name: rule,
    fingerprint: occurrence === 1 ? fingerprint : `${fingerprint}-${occurrence}`,
    severity: severities[severity],
    location: {
      path: escapeInvisible(at.path) || '.',
      lines: { begin: at.range?.start.line ?? 1 },
    },
  };
}
