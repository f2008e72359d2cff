import { type Finding, isAtLeast, type Severity } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { compareText } from '../../model/text/text.ts';
import { countedFindings } from '../counted.ts';
import { painter } from './paint.ts';
import { formatColumns } from './table.ts';

/** The counted findings of one rule. */
interface RuleCount {
  readonly rule: string;
  readonly amount: number;
  /** The worst one. */
  readonly severity: Severity;
  /** How many `skillaccord fix` resolves. */
  readonly fixable: number;
}

/** One line a rule: number of counted findings, severity, how many are fixable; the most frequent first. */
export function statistics(report: Report, colour: boolean): string {
  const paint = painter(colour);
  const counts = Array.from(
    groupBy(countedFindings(report), ({ rule }) => rule),
    countOf,
  );
  counts.sort((a, b) => b.amount - a.amount || compareText(a.rule, b.rule));
  const width = String(counts[0]?.amount ?? 0).length;
  const rows = counts.map(({ rule, amount, severity, fixable }) => [
    String(amount).padStart(width),
    paint(severity, severity),
    fixable > 0 ? `${fixable} fixable` : '-',
    rule,
  ]);
  return formatColumns(rows)
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

function countOf([rule, findings]: readonly [string, readonly Finding[]]): RuleCount {
  const severities: readonly Severity[] = findings.map(({ severity }) => severity);
  const worst = severities.reduce((a, b) => (isAtLeast(a, b) ? a : b), 'note');
  const fixable = findings.filter(({ fix }) => fix !== undefined).length;
  return { rule, amount: findings.length, severity: worst, fixable };
}
