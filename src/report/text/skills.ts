import type { Report, SkillSide, SkillSummary } from '../../model/report.ts';
import { truncate } from '../../model/value/format-value.ts';
import { sideVersion } from '../counts.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';
import { plainMarkup } from '../summary/markup.ts';
import { type SkillRow, skillRows } from '../summary/skill-rows.ts';
import type { Paint, Tone } from './paint.ts';
import { formatEntries } from './table.ts';
import { wrap } from './wrap.ts';

const maxRows = 100;

const marks: Readonly<Record<SkillRow['mark'], readonly [mark: string, tone: Tone]>> = {
  pass: ['✓', 'good'],
  warning: ['!', 'warning'],
  fail: ['✗', 'error'],
};

/** The changed skills, one row each with the result in words, wrapped to `width` columns. */
export function skillTable(report: Report, width: number, paint: Paint): string[] {
  const { shown, omitted } = skillRows(report, plainMarkup, maxRows);
  if (width < minTableWidth) return narrowRows(shown, omitted, { width, paint });
  const hasVersions = shown.some(({ version }) => version !== '');
  const lines = shown.map((row) => [
    ...[`  ${marks[row.mark][0]}`, nameChange(row)],
    ...(hasVersions ? [row.version] : []),
    row.reason,
  ]);
  return [
    ...formatEntries(lines, width).map((line) => paintMark(line, paint)),
    ...(omitted > 0 ? [`  and ${omitted} more`] : []),
  ];
}

/** Below this width, a skill and its result are lines, not cells. */
const minTableWidth = 80;

function narrowRows(
  rows: readonly SkillRow[],
  omitted: number,
  { width, paint }: { readonly width: number; readonly paint: Paint },
): string[] {
  const indented = (text: string) =>
    wrap(text, Math.max(width - 5, 20)).map((line) => `     ${line}`);
  const lines = rows.flatMap((row) => {
    const [first = '', ...rest] = indented([nameChange(row), row.version].join('  ').trimEnd());
    return [`  ${marks[row.mark][0]}  ${first.slice(5)}`, ...rest, ...indented(row.reason)];
  });
  const painted = lines.map((line) => paintMark(line, paint));
  return omitted > 0 ? [...painted, `  and ${omitted} more`] : painted;
}

function paintMark(line: string, paint: Paint): string {
  const found = Object.values(marks).find(([mark]) => line.startsWith(`  ${mark} `));
  return found ? `  ${paint(found[1], found[0])}${line.slice(3)}` : line;
}

function nameChange({ skill, others, previousName }: SkillRow): string {
  const name = shorten(skill.name);
  const previous = previousName === null ? '' : `was ${shorten(previousName)}`;
  if (others.length === 0) return previous === '' ? name : `${name}, ${previous}`;
  return `${name}${previous === '' ? '' : ` (${previous})`} and ${others.length} more`;
}

/** The versions of something on both sides. */
interface VersionedSides extends Pick<SkillSide, 'version' | 'isUnreadable'> {
  readonly status: SkillSummary['status'];
  readonly base: Pick<SkillSide, 'version' | 'isUnreadable'> | null;
}

/** The version change of a skill or a unit; `-` for a missing version. */
export function versionChange(skill: VersionedSides): string {
  const { status, base } = skill;
  const headText = sideVersion(skill, shorten, '-');
  if (status === 'added' || status === 'removed' || !base) return headText;
  const baseText = sideVersion(base, shorten, '-');
  return baseText === headText ? headText : `${baseText} → ${headText}`;
}

function shorten(text: string): string {
  return truncate(neutralizeCommands(escapeInvisible(text)), 40);
}
