import type { Finding } from '../../model/finding.ts';
import type { PermissionRow } from './permissions.ts';

/** The errors or warnings of a permission that no row before it has: what the row adds to the counts of a report. */
export interface CountedFindings {
  readonly severity: 'error' | 'warning';
  readonly amount: number;
}

/** A row with its own severity, also where a row before it has the same findings. */
interface CountedRow {
  readonly row: PermissionRow;
  readonly severity: CountedFindings['severity'] | null;
  readonly counted: CountedFindings | null;
}

/** The same rows, each with the findings that it adds to the counts; null for none. */
export function withCounts(rows: readonly PermissionRow[]): readonly CountedRow[] {
  const seen = new Set<Finding>();
  return rows.map((row) => {
    const own = [...new Set(row.findings)].filter((finding) => !seen.has(finding));
    for (const finding of own) seen.add(finding);
    return { row, severity: countOf(row.findings)?.severity ?? null, counted: countOf(own) };
  });
}

function countOf(findings: readonly Finding[]): CountedFindings | null {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return { severity: 'error', amount: errors };
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  return warnings > 0 ? { severity: 'warning', amount: warnings } : null;
}
