import type { Finding } from '../../model/finding.ts';
import type { SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { Location } from '../../model/text/text.ts';
import { defuse, visible } from '../escape.ts';
import type { RenderOptions } from '../reporter.ts';
import { frame } from './frame.ts';
import { type Paint, painter, type Tone } from './paint.ts';
import { padTo } from './width.ts';
import { wrap } from './wrap.ts';

interface Look extends Pick<RenderOptions, 'colour' | 'width' | 'place'> {
  readonly frames?: boolean;
}

/** Findings under the names of their files, a block per file. */
export function filesOf(findings: readonly Finding[], look: Look): string[][] {
  const paint = painter(look.colour);
  return [...groupBy(findings, ({ at }) => at.path)].map(([path, group]) => [
    paint('strong', path === '' ? '(the repository)' : defuse(visible(look.place(path)))),
    ...group.flatMap((finding) => linesOf(finding, look, paint)),
  ]);
}

/** What stands before a message: place and severity. */
const indent = 19;

/** Narrower than this, a message is read below its place. */
const narrowest = 40;

function isNarrow({ width }: Look): boolean {
  return width - indent < narrowest;
}

function linesOf(finding: Finding, look: Look, paint: Paint): string[] {
  const { severity, state, at } = finding;
  const start = at.range?.start;
  const place = padTo(start ? `${start.line}:${start.column}` : '-', 7);
  const level = paint(severity, isNarrow(look) ? severity : padTo(severity, 7));
  const old = state === 'existing' ? ' (existing)' : '';
  const margin = isNarrow(look) ? 4 : indent;
  const lines = said(finding, old, look.width - margin, paint);
  const head = `  ${place} ${level}`;
  const body = lines.map((line) => ' '.repeat(margin) + line);
  return [
    ...(isNarrow(look) ? [head, ...body] : [`${head}  ${lines[0]}`, ...body.slice(1)]),
    ...(look.frames === false ? [] : framed(finding, look, paint)),
    ...(finding.after === null && finding.was ? [paint('faint', before(finding.was, look))] : []),
  ];
}

/** A message and the rule it is of, in lines that fit. */
function said({ message, rule }: Finding, mark: string, width: number, paint: Paint): string[] {
  const id = `[${rule}]`;
  return wrap(`${visible(message)}${mark} ${id}`, Math.max(width, 20)).map((line) =>
    line.endsWith(id) ? line.slice(0, -id.length) + paint('faint', id) : line,
  );
}

function before(place: Location, look: Look): string {
  return `${' '.repeat(gutterOf(look))}at base: ${fileLine(place, look)}`;
}

/** A file and the line in it: `skills/worklog/SKILL.md:12`. */
function fileLine({ path, range }: Location, { place }: Look): string {
  return `${visible(place(path))}${range ? `:${range.start.line}` : ''}`;
}

/** What stands before the bar of a frame: the number of the line. */
function gutterOf(look: Look): number {
  return isNarrow(look) ? 6 : 12;
}

function framed({ excerpt, at, severity }: Finding, look: Look, paint: Paint): string[] {
  if (excerpt === null || !at.range || excerpt.trim() === '') return [];
  const gutter = gutterOf(look);
  const width = Math.min(Math.max(look.width, narrowest), 160) - gutter - 3;
  const { source, marker } = frame(excerpt, at.range, width);
  const bar = paint('faint', '│');
  const line = String(at.range.start.line).padStart(gutter - 1);
  return [
    `${paint('faint', line)} ${bar} ${source}`,
    `${' '.repeat(gutter)}${bar} ${paint(severity, marker)}`,
  ];
}

/** What changed, skill by skill, as a changelog has it. */
export function changeList(
  changes: readonly Finding[],
  skills: readonly SkillSummary[],
  look: Look,
): string[][] {
  const names = new Map(skills.map(({ root, name }) => [root, name]));
  return [...groupBy(changes, ({ skill }) => skill ?? '')].map(([root, group]) => [
    `  ${visible(names.get(root) ?? root)}`,
    ...group.flatMap((finding) => {
      const tone = finding.bump === 'major' ? 'warning' : 'note';
      return changeLines(finding, tone, { ...look, margin: 4 });
    }),
  ]);
}

/** One change: the step it asks for, what it is, where it stands and the rule it is of. */
export function changeLines(
  finding: Finding,
  tone: Tone,
  look: Look & { readonly margin: number },
): string[] {
  const { colour, width, margin } = look;
  const paint = painter(colour);
  const { bump, at } = finding;
  const step = paint(tone, padTo(bump === null || bump === 'none' ? '-' : bump, 5));
  const place = at.path === '' ? '' : ` ${fileLine(at, look)}`;
  const indent = margin + 7;
  return said(finding, place, width - indent, paint).map((line, index) =>
    index === 0 ? `${' '.repeat(margin)}${step}  ${line}` : ' '.repeat(indent) + line,
  );
}
