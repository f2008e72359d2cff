import { firstWithin } from '../../report/fit.ts';
import { codeSpan, nameText, prose, tableCell } from '../../report/markdown-text.ts';
import {
  type Audit,
  type AuditedRepository,
  countKeys,
  legendOf,
  linkAddress,
  placeOf,
  totalOf,
} from './audit.ts';
import { auditHeadline } from './headline.ts';

/** The page of a job takes 1 MiB. */
const maxBytes = 1_000_000;

/** An audit as a page for a job summary; shorter where it would be too long. */
export function auditMarkdown(audit: Audit): string {
  return firstWithin(maxBytes, renderings(audit));
}

function* renderings(audit: Audit): Iterable<string> {
  for (const [repositories, findings] of [
    [10_000, 50],
    [2_000, 5],
    [1_000, 0],
    [100, 0],
  ] as const) {
    yield render(audit, repositories, findings);
  }
}

function render(audit: Audit, maxRepositories: number, maxFindings: number): string {
  const { outcome, repositories } = audit;
  const listed = repositories.slice(0, maxRepositories);
  const more = repositories.length - listed.length;
  const failing = listed.filter((repository) => repository.outcome === 'fail');
  const parts = [
    `# ${outcome === 'pass' ? '✓' : '✗'} Skills of ${repositories.length} ${repositories.length === 1 ? 'repository' : 'repositories'}`,
    auditHeadline(audit, nameText),
    repositoryTable(audit, listed),
    ...legendOf(audit),
    ...(more > 0 ? [`${more} more repositories are not listed.`] : []),
    ...(maxFindings === 0 ? [] : failing.flatMap((repository) => section(repository, maxFindings))),
    ...ruleTable(audit),
  ];
  return `${parts.join('\n\n')}\n`;
}

function repositoryTable(audit: Audit, listed: readonly AuditedRepository[]): string {
  const rows = listed.map((repository) => [
    linkTo(repository),
    repository.outcome === 'pass' ? 'pass' : '**fail**',
    ...countKeys.map((key) => String(repository.report.summary[key])),
    codeSpan(repository.report.head.sha?.slice(0, 12) ?? '-'),
  ]);
  const totals = countKeys.map((key) => String(totalOf(audit, key)));
  return table(
    ['Repository', 'Outcome', ...countKeys.map(capitalize), 'Commit'],
    [...rows, ['All', audit.outcome, ...totals, '']],
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name, as a link where the address is one of plain characters. */
function linkTo(repository: AuditedRepository): string {
  const [name, address] = [nameText(repository.name), linkAddress(repository)];
  return address === null ? name : `[${name}](${address})`;
}

function section({ name, findings }: AuditedRepository, maxFindings: number): readonly string[] {
  const counted = findings.filter(({ severity }) => severity !== 'note');
  const items = counted.slice(0, maxFindings).map((finding) => {
    const { severity, message, rule } = finding;
    return `- **${severity}** ${codeSpan(placeOf(finding))} ${prose(message)} (${codeSpan(rule)})`;
  });
  const more = counted.length - items.length;
  if (items.length === 0) return [];
  return [`## ${nameText(name)}`, items.join('\n'), ...(more > 0 ? [`${more} more.`] : [])];
}

function ruleTable({ rules }: Audit): readonly string[] {
  if (rules.length === 0) return [];
  const rows = rules
    .slice(0, 50)
    .map(({ rule, findings, repositories }) => [codeSpan(rule), `${findings}`, `${repositories}`]);
  return ['## Rules', table(['Rule', 'Findings', 'Repositories'], rows)];
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, header.map(() => '---'), ...rows.map((row) => row.map(tableCell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
