import type { Finding } from '../model/finding.ts';
import type { SkillSummary } from '../model/report.ts';
import type { Location } from '../model/text.ts';
import { defuse, visible } from './escape.ts';
import { frame } from './frame.ts';
import { type Paint, painter } from './paint.ts';
import type { RenderOptions } from './reporter.ts';
import { groupBy } from './sections.ts';
import { padTo } from './width.ts';

interface Look extends Pick<RenderOptions, 'colour' | 'width'> {
  readonly frames?: boolean;
}

/** Findings under the names of their files, a block per file. */
export function filesOf(findings: readonly Finding[], look: Look): string[][] {
  const paint = painter(look.colour);
  return [...groupBy(findings, ({ at }) => at.path)].map(([path, group]) => [
    paint('strong', path === '' ? '(the repository)' : defuse(visible(path))),
    ...group.flatMap((finding) => linesOf(finding, look, paint)),
  ]);
}

function linesOf(finding: Finding, look: Look, paint: Paint): string[] {
  const { severity, message, rule, state, at } = finding;
  const start = at.range?.start;
  const place = padTo(start ? `${start.line}:${start.column}` : '-', 7);
  const level = paint(severity, padTo(severity, 7));
  const old = state === 'existing' ? paint('faint', ' (existing)') : '';
  const id = paint('faint', `[${rule}]`);
  return [
    `  ${place} ${level}  ${visible(message)}${old} ${id}`,
    ...(look.frames === false ? [] : framed(finding, look, paint)),
    ...(finding.after === null && finding.was ? [paint('faint', before(finding.was))] : []),
  ];
}

function before({ path, range }: Location): string {
  const line = range ? `:${range.start.line}` : '';
  return `            at base: ${visible(path)}${line}`;
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
  paint: Paint,
): string[][] {
  const names = new Map(skills.map(({ root, name }) => [root, name]));
  return [...groupBy(changes, ({ skill }) => skill ?? '')].map(([root, group]) => [
    `  ${visible(names.get(root) ?? root)}`,
    ...group.map(changeLine(paint)),
  ]);
}

function changeLine(paint: Paint): (finding: Finding) => string {
  return ({ bump, message, rule }) => {
    const step = padTo(bump === null || bump === 'none' ? '-' : bump, 5);
    return `    ${paint(bump === 'major' ? 'warning' : 'note', step)}  ${visible(message)} ${paint('faint', `[${rule}]`)}`;
  };
}
