import { type Finding, isRemoval } from '../../model/finding.ts';
import { plainText, words } from '../../model/message.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { Location } from '../../model/text/text.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';
import { shownMessage } from '../full-message.ts';
import type { RenderOptions } from '../reporter.ts';
import { isMissingBump } from '../sections.ts';
import { frame } from './frame.ts';
import { ruleLink } from './link.ts';
import { type Paint, painter } from './paint.ts';
import { padTo } from './width.ts';
import { wrap } from './wrap.ts';

export interface FindingStyle
  extends Pick<RenderOptions, 'colour' | 'width' | 'formatPath' | 'docs' | 'hyperlinks'> {
  readonly frames?: boolean;
  /** False if findings that base has too carry no mark. */
  readonly marksExisting?: boolean;
}

/** Findings grouped by file, one block per file: what is wrong with the version follows the changes that it is about. */
export function findingBlocks(findings: readonly Finding[], style: FindingStyle): string[][] {
  const paint = painter(style.colour);
  return [...groupBy(findings, ({ at }) => at.path)].map(([path, group]) => [
    paint(
      'strong',
      path === ''
        ? '(the repository)'
        : neutralizeCommands(escapeInvisible(style.formatPath(path))),
    ),
    ...changesFirst(group).flatMap((finding) => findingLines(finding, style, paint)),
  ]);
}

function changesFirst(findings: readonly Finding[]): readonly Finding[] {
  const isOnVersion = ({ category }: Finding) => category === 'version';
  return [...findings.filter((finding) => !isOnVersion(finding)), ...findings.filter(isOnVersion)];
}

/** Width of position and severity in front of a message. */
const indent = 19;

/** Columns in front of a message. */
export function marginOf(style: FindingStyle): number {
  return isNarrow(style) ? 4 : indent;
}

/** Below this width, the message is printed under its position. */
const minMessageWidth = 40;

function isNarrow({ width }: FindingStyle): boolean {
  return width - indent < minMessageWidth;
}

function findingLines(finding: Finding, style: FindingStyle, paint: Paint): string[] {
  const start = finding.at.isSubstitute ? undefined : finding.at.range?.start;
  const shown = { ...finding, message: words(shownMessage(finding)) };
  return [
    ...entryLines(start ? `${start.line}:${start.column}` : '-', shown, style),
    ...(style.frames === false || isRemoval(finding) ? [] : frameLines(finding, style, paint)),
    ...(finding.after === null && finding.was
      ? [paint('faint', baseLine(finding.was, style))]
      : []),
    ...relatedLines(finding, style, marginOf(style)),
  ];
}

/** Position or count, severity and message of a finding. */
export function entryLines(position: string, finding: Finding, style: FindingStyle): string[] {
  const { severity, state } = finding;
  const level = painter(style.colour)(severity, isNarrow(style) ? severity : padTo(severity, 7));
  const isMarked = state === 'existing' && style.marksExisting !== false;
  const marked = isMarked
    ? { ...finding, message: words(`(existing) ${plainText(finding.message)}`) }
    : finding;
  const margin = marginOf(style);
  const lines = messageLines(marked, '', style.width - margin, style);
  const firstLine = `  ${padTo(position, 7)} ${level}`;
  const body = lines.map((line) => ' '.repeat(margin) + line);
  return isNarrow(style) ? [firstLine, ...body] : [`${firstLine}  ${lines[0]}`, ...body.slice(1)];
}

/** The message and its rule id, wrapped to the width. */
export function messageLines(
  { message, rule, fix }: Finding,
  suffix: string,
  width: number,
  style: Pick<FindingStyle, 'colour' | 'docs' | 'hyperlinks'>,
): string[] {
  const paint = painter(style.colour);
  const id = fix ? `[${rule}] [*]` : `[${rule}]`;
  return wrap(`${escapeInvisible(plainText(message))}${suffix} ${id}`, Math.max(width, 20)).map(
    (line) =>
      line.endsWith(id)
        ? line.slice(0, -id.length) + paint('faint', ruleLink(id, rule, style))
        : line,
  );
}

/** Other places of the same fact; the places that a sum counts are findings of their own. */
function relatedLines(finding: Finding, style: FindingStyle, margin: number): string[] {
  if (isMissingBump(finding)) return [];
  return finding.notes.flatMap(({ at = finding.at, message }) =>
    wrap(
      `${fileLine(at, style)}: ${escapeInvisible(plainText(message))}`,
      Math.max(style.width - margin, 20),
    ).map((line) => ' '.repeat(margin) + line),
  );
}

function baseLine(location: Location, style: FindingStyle): string {
  return `${' '.repeat(marginOf(style))}(at base: ${fileLine(location, style)})`;
}

/** Path and line: `skills/worklog/SKILL.md:12`. */
export function fileLine({ path, range }: Location, { formatPath }: FindingStyle): string {
  return `${escapeInvisible(formatPath(path))}${range ? `:${range.start.line}` : ''}`;
}

/** Width of the line number in front of a code frame. */
function gutterWidth(style: FindingStyle): number {
  return isNarrow(style) ? 6 : 12;
}

function frameLines(
  { excerpt, at, severity }: Finding,
  style: FindingStyle,
  paint: Paint,
): string[] {
  if (excerpt === null || !at.range || excerpt.trim() === '') return [];
  const gutter = gutterWidth(style);
  const width = Math.min(Math.max(style.width, minMessageWidth), 160) - gutter - 3;
  const { source, marker } = frame(excerpt, at.range, width);
  const bar = paint('faint', '│');
  const line = String(at.range.start.line).padStart(gutter - 1);
  return [
    `${paint('faint', line)} ${bar} ${source}`,
    `${' '.repeat(gutter)}${bar} ${paint(severity, marker)}`,
  ];
}
