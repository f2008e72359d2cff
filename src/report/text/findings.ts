import type { Finding } from '../../model/finding.ts';
import type { SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { Location } from '../../model/text/text.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';
import { shownMessage } from '../full-message.ts';
import type { RenderOptions } from '../reporter.ts';
import { isMissingBump } from '../sections.ts';
import { frame } from './frame.ts';
import { ruleLink } from './link.ts';
import { type Paint, painter, type Tone } from './paint.ts';
import { padTo } from './width.ts';
import { wrap } from './wrap.ts';

interface FindingStyle
  extends Pick<RenderOptions, 'colour' | 'width' | 'formatPath' | 'docs' | 'hyperlinks'> {
  readonly frames?: boolean;
}

/** Findings grouped by file, one block per file. */
export function findingBlocks(findings: readonly Finding[], style: FindingStyle): string[][] {
  const paint = painter(style.colour);
  return [...groupBy(findings, ({ at }) => at.path)].map(([path, group]) => [
    paint(
      'strong',
      path === ''
        ? '(the repository)'
        : neutralizeCommands(escapeInvisible(style.formatPath(path))),
    ),
    ...group.flatMap((finding) => findingLines(finding, style, paint)),
  ]);
}

/** Width of position and severity in front of a message. */
const indent = 19;

/** Below this width, the message is printed under its position. */
const minMessageWidth = 40;

function isNarrow({ width }: FindingStyle): boolean {
  return width - indent < minMessageWidth;
}

function findingLines(finding: Finding, style: FindingStyle, paint: Paint): string[] {
  const { severity, state, at } = finding;
  const start = at.range?.start;
  const position = padTo(start ? `${start.line}:${start.column}` : '-', 7);
  const level = paint(severity, isNarrow(style) ? severity : padTo(severity, 7));
  const existingSuffix = state === 'existing' ? ' (existing)' : '';
  const margin = isNarrow(style) ? 4 : indent;
  const shown = { ...finding, message: shownMessage(finding) };
  const lines = messageLines(shown, existingSuffix, style.width - margin, style);
  const firstLine = `  ${position} ${level}`;
  const body = lines.map((line) => ' '.repeat(margin) + line);
  return [
    ...(isNarrow(style) ? [firstLine, ...body] : [`${firstLine}  ${lines[0]}`, ...body.slice(1)]),
    ...(style.frames === false ? [] : frameLines(finding, style, paint)),
    ...relatedLines(finding, style, margin),
    ...(finding.after === null && finding.was
      ? [paint('faint', baseLine(finding.was, style))]
      : []),
  ];
}

/** The message and its rule id, wrapped to the width. */
function messageLines(
  { message, rule, fix }: Finding,
  suffix: string,
  width: number,
  style: Pick<FindingStyle, 'colour' | 'docs' | 'hyperlinks'>,
): string[] {
  const paint = painter(style.colour);
  const id = fix ? `[${rule}] [*]` : `[${rule}]`;
  return wrap(`${escapeInvisible(message)}${suffix} ${id}`, Math.max(width, 20)).map((line) =>
    line.endsWith(id)
      ? line.slice(0, -id.length) + paint('faint', ruleLink(id, rule, style))
      : line,
  );
}

/** Other places of the same fact; the places that a sum counts are findings of their own. */
function relatedLines(finding: Finding, style: FindingStyle, margin: number): string[] {
  if (isMissingBump(finding)) return [];
  return finding.related.flatMap(({ at, message }) =>
    wrap(
      `${fileLine(at, style)}: ${escapeInvisible(message)}`,
      Math.max(style.width - margin, 20),
    ).map((line) => ' '.repeat(margin) + line),
  );
}

function baseLine(location: Location, style: FindingStyle): string {
  return `${' '.repeat(gutterWidth(style))}at base: ${fileLine(location, style)}`;
}

/** Path and line: `skills/worklog/SKILL.md:12`. */
function fileLine({ path, range }: Location, { formatPath }: FindingStyle): string {
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

/** Changes grouped by skill, in the form of a changelog. */
export function changeList(
  changes: readonly Finding[],
  skills: readonly SkillSummary[],
  style: FindingStyle,
): string[][] {
  const names = new Map(skills.map(({ root, name }) => [root, name]));
  return [...groupBy(changes, ({ skill }) => skill ?? '\0')].map(([root, group]) => [
    `  ${root === '\0' ? 'outside the skills' : escapeInvisible(names.get(root) ?? root)}`,
    ...group.flatMap((finding) => {
      const tone = finding.bump === 'major' ? 'warning' : 'note';
      return changeLines(finding, tone, { ...style, margin: 4 });
    }),
  ]);
}

/** One change: required bump, message, location and rule id. */
export function changeLines(
  finding: Finding,
  tone: Tone,
  style: FindingStyle & { readonly margin: number },
): string[] {
  const { colour, width, margin } = style;
  const paint = painter(colour);
  const { bump, at } = finding;
  const step = paint(tone, padTo(bump === null || bump === 'none' ? '-' : bump, 5));
  const location = at.path === '' ? '' : ` ${fileLine(at, style)}`;
  const indent = margin + 7;
  return messageLines(finding, location, width - indent, style).map((line, index) =>
    index === 0 ? `${' '.repeat(margin)}${step}  ${line}` : ' '.repeat(indent) + line,
  );
}
