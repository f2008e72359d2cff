import type { FailLevel } from '../../model/config.ts';
import { isAtLeast, severityRank } from '../../model/finding.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { compareText } from '../../model/text/text.ts';
import { UsageError } from '../../model/usage-error.ts';
import type { AuditedFinding, AuditedReport } from './audited-report.ts';

/** One repository of an audit. */
export interface AuditedRepository {
  /** `owner/name` from the address of the repository, else the name of the file. */
  readonly name: string;
  /** The address for browsers; null if the report names none. */
  readonly address: string | null;
  readonly file: string;
  readonly outcome: 'pass' | 'fail';
  readonly report: AuditedReport;
  /** All but the accepted ones, the worst first. */
  readonly findings: readonly AuditedFinding[];
}

/** How often a rule has findings. */
export interface AuditedRule {
  readonly rule: string;
  readonly findings: number;
  readonly repositories: number;
}

/** The reports of several repositories. */
export interface Audit {
  readonly outcome: 'pass' | 'fail';
  /** The failing ones first, then by name. */
  readonly repositories: readonly AuditedRepository[];
  /** The most frequent one first. */
  readonly rules: readonly AuditedRule[];
}

/** The counts of an audit. */
export const countKeys = ['skills', 'errors', 'warnings', 'notes', 'existing', 'accepted'] as const;

/** Adds up a count of all repositories. */
export function totalOf(
  { repositories }: Pick<Audit, 'repositories'>,
  key: (typeof countKeys)[number],
): number {
  return repositories.reduce((sum, { report }) => sum + report.summary[key], 0);
}

/** The address for a link: one of plain characters; null without such an address. */
export function linkAddress({ address }: AuditedRepository): string | null {
  const isPlain = address !== null && /^https:\/\/[\w.:-]+(?:\/[\w.~-]+)+$/.test(address);
  return isPlain ? address : null;
}

/** Puts reports together. Each repository has the verdict of its own gate, or that of `failOn`. */
export function auditOf(
  reports: readonly { readonly file: string; readonly report: AuditedReport }[],
  failOn: FailLevel | undefined,
): Audit {
  const repositories = reports
    .map(({ file, report }) => auditedRepository(file, report, failOn))
    .sort((a, b) => compareText(a.outcome, b.outcome) || compareText(a.name, b.name));
  rejectDuplicates(repositories);
  const outcome = repositories.some((repository) => repository.outcome === 'fail')
    ? 'fail'
    : 'pass';
  return { outcome, repositories, rules: rulesOf(repositories) };
}

function auditedRepository(
  file: string,
  report: AuditedReport,
  failOn: FailLevel | undefined,
): AuditedRepository {
  const address = addressOf(report);
  const name = address?.replace(/^[a-z+]+:\/\/[^/]*\//, '').replace(/\.git$/, '');
  const findings = report.findings
    .filter(({ state }) => state !== 'accepted')
    .sort((a, b) => severityRank[a.severity] - severityRank[b.severity]);
  return {
    name: name || fileName(file),
    address: address?.startsWith('https://') ? address.replace(/\.git$/, '') : null,
    file,
    outcome: failOn === undefined ? report.outcome : outcomeAt(report, failOn),
    report,
    findings,
  };
}

/** The address in the version tuples of the skills: `git+https://github.com/acme/notes#worklog`. */
function addressOf({ skills }: AuditedReport): string | undefined {
  for (const { skillVersion } of skills) {
    const [, address] = /^git\+([a-z+]+:\/\/[^#]+)#/.exec(skillVersion?.source_ref ?? '') ?? [];
    if (address !== undefined && !address.startsWith('file:')) return address;
  }
  return undefined;
}

function fileName(file: string): string {
  return file.replace(/^.*[\\/]/, '').replace(/\.json$/i, '');
}

function outcomeAt({ summary }: AuditedReport, failOn: FailLevel): 'pass' | 'fail' {
  if (failOn === 'never') return 'pass';
  const counts = { error: summary.errors, warning: summary.warnings, note: summary.notes };
  const isFailing = (['error', 'warning', 'note'] as const).some(
    (severity) => isAtLeast(severity, failOn) && counts[severity] > 0,
  );
  return isFailing ? 'fail' : 'pass';
}

/** Throws UsageError for two reports of one commit: their findings would count twice. */
function rejectDuplicates(repositories: readonly AuditedRepository[]): void {
  const byCommit = groupBy(
    repositories.filter(({ report }) => report.head.sha !== null),
    ({ name, report }) => `${name}\0${report.head.sha}`,
  );
  for (const [first, second] of byCommit.values()) {
    if (!first || !second) continue;
    throw new UsageError(
      `"${first.file}" and "${second.file}" are reports of one commit of ${first.name}.`,
      'Pass one report of each repository.',
    );
  }
}

function rulesOf(repositories: readonly AuditedRepository[]): readonly AuditedRule[] {
  const rows = repositories.flatMap(({ findings }, index) =>
    findings.map(({ rule }) => ({ rule, at: index })),
  );
  return Array.from(
    groupBy(rows, ({ rule }) => rule),
    ([rule, found]) => ({
      rule,
      findings: found.length,
      repositories: new Set(found.map(({ at }) => at)).size,
    }),
  ).sort((a, b) => b.findings - a.findings || compareText(a.rule, b.rule));
}
