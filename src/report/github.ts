import { compareTopics, type Finding, isAtLeast, type Severity } from '../model/finding.ts';
import { count, plainText } from '../model/message.ts';
import type { Report } from '../model/report.ts';
import { groupBy } from '../model/text/group-by.ts';
import { isInside } from '../model/text/path.ts';
import { compareRanges, compareText } from '../model/text/text.ts';
import { commandData, commandProperty, escapeInvisible, neutralizeCommands } from './escape.ts';
import { countedFindings, worstFindings } from './facts/counted.ts';
import { isChanged } from './facts/skills.ts';
import { oneLine } from './one-text.ts';
import { outcomeOf, titleText } from './outcome/outcome.ts';
import type { Reporter } from './reporter.ts';

/** Workflow commands, which GitHub shows as annotations on the lines of a pull request; the verdict comes last. */
export const github: Reporter = {
  id: 'github',
  title: 'workflow commands, which GitHub shows as annotations on the lines',
  syntax: 'text',
  extension: null,
  render(report, { detail, summary, notices }) {
    const findings = detail === 'quiet' ? worstFindings(report) : countedFindings(report);
    const { selected, omitted } = selectAnnotations(
      annotationsOf(report, findings),
      notices.length,
    );
    const { mark } = outcomeOf(report);
    const plain = [
      ...omittedLine(omitted, summary),
      `${marks[mark]} ${escapeInvisible(titleText(report))}.`,
    ];
    const lines = [
      ...selected.map((annotation) => formatCommand(annotation, report)),
      ...notices.map(formatNotice),
      ...plain.map(neutralizeCommands),
    ];
    return lines.map((line) => `${line}\n`).join('');
  },
};

const marks = { pass: '✓', warning: '!', fail: '✗' } as const;

/** How many findings have no annotation, and where they are. */
function omittedLine(omitted: readonly Annotation[], hasSummary: boolean): readonly string[] {
  const amount = omitted.reduce((sum, { others }) => sum + others.length + 1, 0);
  if (amount === 0) return [];
  const where = hasSummary ? 'in the summary' : 'with --format text';
  return [`${plainText(count(amount, 'more finding'))} ${where}.`];
}

/** One finding, or all findings of one rule and severity in one file. */
interface Annotation {
  readonly first: Finding;
  readonly others: readonly Finding[];
  /** True if the finding is in a skill that the pull request changes. */
  readonly touched: boolean;
}

/** A runner keeps ten annotations per severity and step; the tenth error is the failing step itself. */
const maxPerSeverity: Readonly<Record<Severity, number>> = { error: 9, warning: 10, note: 10 };
const commandNames: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  note: 'notice',
};

function annotationsOf(report: Report, findings: readonly Finding[]): Annotation[] {
  const roots = new Set(report.skills.filter(isChanged).map(({ root }) => root));
  const isTouched = ({ skill, at }: Finding) =>
    skill !== null && roots.has(skill) && isInside(at.path, skill);
  const keyOf = ({ at, rule, severity }: Finding) => [at.path, rule, severity].join('\0');
  const groups = groupBy(findings, keyOf);
  return [...groups.values()]
    .flatMap(([first, ...others]) => (first ? [{ first, others, touched: isTouched(first) }] : []))
    .sort(compareAnnotations);
}

function compareAnnotations(a: Annotation, b: Annotation): number {
  const [x, y] = [a.first, b.first];
  if (x.severity !== y.severity) return isAtLeast(x.severity, y.severity) ? -1 : 1;
  return (
    compareTopics(x, y) ||
    Number(b.touched) - Number(a.touched) ||
    compareText(x.at.path, y.at.path) ||
    compareRanges(x.at.range, y.at.range) ||
    compareText(x.rule, y.rule)
  );
}

function selectAnnotations(
  all: readonly Annotation[],
  notices: number,
): { selected: Annotation[]; omitted: Annotation[] } {
  const used: Record<Severity, number> = { error: 0, warning: 0, note: notices };
  const selected: Annotation[] = [];
  const omitted: Annotation[] = [];
  for (const annotation of all) {
    const { severity } = annotation.first;
    if (used[severity]++ < maxPerSeverity[severity]) selected.push(annotation);
    else omitted.push(annotation);
  }
  return { selected, omitted };
}

function formatCommand({ first, others }: Annotation, report: Report): string {
  const { at, rule, severity } = first;
  const range = at.range;
  const properties: [string, string][] = [];
  if (at.path !== '') properties.push(['file', escapeInvisible(at.path)]);
  if (range) {
    properties.push(['line', String(range.start.line)]);
    if (range.end.line === range.start.line) properties.push(['col', String(range.start.column)]);
  }
  properties.push(['title', rule]);
  const list = properties.map(([key, value]) => `${key}=${commandProperty(value)}`).join(',');
  const text = `${oneLine(first, report)}${othersSuffix(others)}`;
  return `::${commandNames[severity]} ${list}::${commandData(text)}`;
}

/** A notice of the Action about its own run. */
function formatNotice(message: string): string {
  return `::notice title=skillaccord::${commandData(neutralizeCommands(escapeInvisible(message)))}`;
}

function othersSuffix(others: readonly Finding[]): string {
  if (others.length === 0) return '';
  const lines = others.flatMap(({ at }) => at.range?.start.line ?? []);
  const lineList = lines.slice(0, 10).join(', ');
  const lineSuffix = lineList === '' ? '' : `: line ${lineList}${lines.length > 10 ? ', …' : ''}`;
  return ` (and ${others.length} more in this file${lineSuffix})`;
}
