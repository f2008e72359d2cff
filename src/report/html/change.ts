import { type Finding, isRemoval } from '../../model/finding.ts';
import { truncate } from '../../model/value/format-value.ts';
import type { Json } from '../../model/value/value.ts';
import { frame } from '../text/frame.ts';
import { element, type Html, visuallyHidden } from './element.ts';

/** Limits one side of a change. */
const maxValueLength = 1_500;
const maxLines = 40;
/** Longer changes are folded. */
const maxUnfolded = 6;
/** Columns of a source line. */
const frameWidth = 110;

/** The source line of a finding with its range marked; none where it is unknown or the file is unread. */
export function sourceLine(finding: Finding): readonly Html[] {
  const { excerpt, at } = finding;
  if (excerpt === null || !at.range || isRemoval(finding)) return [];
  const { source, marker } = frame(excerpt, at.range, frameWidth);
  if (source === '') return [];
  return [
    element(
      'div',
      { class: 'frame', 'aria-hidden': 'true' },
      element('span', { class: 'number' }, `${at.range.start.line}`),
      element('code', {}, source),
      element('code', { class: 'marker' }, marker),
    ),
  ];
}

/** The values before and after a change, folded if long; none for a finding that is not a change. */
export function beforeAndAfter({ before, after }: Finding): readonly Html[] {
  const sides = (
    [
      ['before', before],
      ['after', after],
    ] as const
  ).filter(([, value]) => value !== null);
  if (sides.length === 0) return [];
  const lines = sides.map(([name, value]) => [name, linesOf(value)] as const);
  const change = element('div', { class: 'change' }, ...lines.map(side));
  const isLong = lines.reduce((sum, [, list]) => sum + list.length, 0) > maxUnfolded;
  if (!isLong) return [change];
  const names = sides.map(([name]) => name).join(' and ');
  return [element('details', {}, element('summary', {}, `Value ${names}`), change)];
}

function side([name, lines]: readonly [string, readonly string[]]): Html {
  return element(
    'div',
    { class: name },
    visuallyHidden(`${name}: `),
    ...lines.map((line) => element('code', {}, line === '' ? ' ' : line)),
  );
}

/** A text as it is, and other values as JSON: short ones on one line. */
function linesOf(value: Json): readonly string[] {
  const short = JSON.stringify(value);
  const text =
    typeof value === 'string' ? value : short.length <= 80 ? short : JSON.stringify(value, null, 2);
  const lines = truncate(text, maxValueLength).split('\n');
  const omitted = lines.length - maxLines;
  return omitted > 0 ? [...lines.slice(0, maxLines), `… ${omitted} more lines`] : lines;
}
