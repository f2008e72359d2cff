import type { Finding } from '../../model/finding.ts';
import { words } from '../../model/message.ts';
import type { SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { escapeInvisible } from '../escape.ts';
import { groupFindings, isGroup } from '../summary/alike.ts';
import type { FindingGroup } from '../summary/finding-group.ts';
import { type ListStyle, placeLines } from './alike.ts';
import { type FindingStyle, fileLine, messageLines } from './findings-old.ts';
import { painter, type Tone } from './paint.ts';
import { padTo } from './width.ts';

/** Changes in the form of a changelog: alike ones as one entry each, all others by skill. */
export function changeList(
  changes: readonly Finding[],
  skills: readonly SkillSummary[],
  style: ListStyle,
): string[][] {
  const names = new Map(skills.map(({ root, name }) => [root, name]));
  const entries = groupFindings(changes, skills);
  const groups = entries.filter(isGroup).flatMap((group) => groupLines(group, style));
  const others = entries.filter((entry) => !isGroup(entry)).map(({ first }) => first);
  return [
    ...(groups.length === 0 ? [] : [['  in several places', ...groups]]),
    ...[...groupBy(others, ({ skill }) => skill ?? '\0')].map(([root, group]) => [
      `  ${root === '\0' ? 'outside the skills' : escapeInvisible(names.get(root) ?? root)}`,
      ...group.flatMap((finding) => changeLines(finding, toneOf(finding), { ...style, margin })),
    ]),
  ];
}

/** Columns in front of a change in the list. */
const margin = 4;
/** Columns between the margin and the message. */
const stepWidth = 7;

function toneOf({ bump }: Finding): Tone {
  return bump === 'major' ? 'warning' : 'note';
}

function groupLines({ first, message, members }: FindingGroup, style: ListStyle): string[] {
  const sum = { ...first, message: words(`${members.length} × ${message}`), at: { path: '' } };
  return [
    ...changeLines(sum, toneOf(first), { ...style, margin }),
    ...placeLines(members, margin + stepWidth, style),
  ];
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
  const step = paint(tone, padTo(bump === null || bump === 'none' ? 'note' : bump, 5));
  const location = at.path === '' ? '' : ` ${fileLine(at, style)}`;
  const indent = margin + stepWidth;
  return messageLines(finding, location, width - indent, style).map((line, index) =>
    index === 0 ? `${' '.repeat(margin)}${step}  ${line}` : ' '.repeat(indent) + line,
  );
}
