import type { Finding } from '../model/finding.ts';
import { grouped } from '../model/grouped.ts';
import type { SkillSummary } from '../model/report.ts';
import type { Location } from '../model/text.ts';
import { defuse, visible } from './escape.ts';
import { frame } from './frame.ts';
import { type Paint, painter, type Tone } from './paint.ts';
import type { RenderOptions } from './reporter.ts';
import { padTo } from './width.ts';
import { wrap } from './wrap.ts';

interface Look extends Pick<RenderOptions, 'colour' | 'width'> {
  readonly frames?: boolean;
}

/** Findings under the names of their files, a block per file. */
export function filesOf(findings: readonly Finding[], look: Look): string[][] {
  const paint = painter(look.colour);
  return [...grouped(findings, ({ at }) => at.path)].map(([path, group]) => [
    paint('strong', path === '' ? '(the repository)' : defuse(visible(path))),
    ...group.flatMap((finding) => linesOf(finding, look, paint)),
  ]);
}

/** What stands before a message: place and severity. */
const indent = 19;

function linesOf(finding: Finding, look: Look, paint: Paint): string[] {
  const { severity, state, at } = finding;
  const start = at.range?.start;
  const place = padTo(start ? `${start.line}:${start.column}` : '-', 7);
  const level = paint(severity, padTo(severity, 7));
  const old = state === 'existing' ? ' (existing)' : '';
  const [first, ...more] = said(finding, old, look.width - indent, paint);
  return [
    `  ${place} ${level}  ${first}`,
    ...more.map((line) => ' '.repeat(indent) + line),
    ...(look.frames === false ? [] : framed(finding, look, paint)),
    ...(finding.after === null && finding.was ? [paint('faint', before(finding.was))] : []),
  ];
}

/** A message and the rule it is of, in lines that fit. */
function said({ message, rule }: Finding, mark: string, width: number, paint: Paint): string[] {
  const id = `[${rule}]`;
  return wrap(`${visible(message)}${mark} ${id}`, Math.max(width, 40)).map((line) =>
    line.endsWith(id) ? line.slice(0, -id.length) + paint('faint', id) : line,
  );
}

function before(place: Location): string {
  return `            at base: ${fileLine(place)}`;
}

/** A file and the line in it: `skills/worklog/SKILL.md:12`. */
function fileLine({ path, range }: Location): string {
  return `${visible(path)}${range ? `:${range.start.line}` : ''}`;
}

const gutter = 12;

function framed({ excerpt, at, severity }: Finding, look: Look, paint: Paint): string[] {
  if (excerpt === null || !at.range || excerpt.trim() === '') return [];
  const width = Math.min(Math.max(look.width, 40), 160) - gutter - 3;
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
  return [...grouped(changes, ({ skill }) => skill ?? '')].map(([root, group]) => [
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
  { colour, width, margin }: Look & { readonly margin: number },
): string[] {
  const paint = painter(colour);
  const { bump, at } = finding;
  const step = paint(tone, padTo(bump === null || bump === 'none' ? '-' : bump, 5));
  const place = at.path === '' ? '' : ` ${fileLine(at)}`;
  const indent = margin + 7;
  return said(finding, place, width - indent, paint).map((line, index) =>
    index === 0 ? `${' '.repeat(margin)}${step}  ${line}` : ' '.repeat(indent) + line,
  );
}
