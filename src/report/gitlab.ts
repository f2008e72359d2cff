import type { Finding, Severity } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { countedIn } from './counted.ts';
import { escapeInvisible, jsonText } from './escape.ts';
import { numberDuplicates } from './number-duplicates.ts';
import { oneLine } from './one-text.ts';
import type { Reporter } from './reporter.ts';

/** GitLab Code Quality, shown in the widget of a merge request and on the lines of its diff. */
export const gitlab: Reporter = {
  id: 'gitlab',
  title: 'GitLab Code Quality, for the widget of a merge request',
  syntax: 'json',
  extension: null,
  // GitLab compares the problems of both branches: one that is left out would count as fixed.
  needs: ['unchanged'],
  render: (report) =>
    jsonText(
      numberDuplicates(problemsIn(report)).map((numbered) => codeQualityIssue(numbered, report)),
    ),
};

const severities: Readonly<Record<Severity, 'major' | 'minor' | 'info'>> = {
  error: 'major',
  warning: 'minor',
  note: 'info',
};

/**
 * The problems of the head tree, existing ones included: GitLab compares with the report of the target branch and
 * treats missing entries as resolved. Excludes accepted findings.
 */
function problemsIn(report: Report): readonly Finding[] {
  const sums = new Set(countedIn(report).sums);
  return report.findings.filter((finding) => finding.state !== 'accepted' && !sums.has(finding));
}

function codeQualityIssue(
  { finding, occurrence }: { readonly finding: Finding; readonly occurrence: number },
  report: Report,
) {
  const { rule, fingerprint, severity, at } = finding;
  return {
    description: oneLine(finding, report, 4000),
    check_name: rule,
    fingerprint: occurrence === 1 ? fingerprint : `${fingerprint}-${occurrence}`,
    severity: severities[severity],
    location: {
      path: escapeInvisible(at.path) || '.',
      lines: { begin: at.range?.start.line ?? 1 },
    },
  };
}
