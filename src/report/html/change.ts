import { type Finding, isRemoval } from '../../model/finding.ts';
import type { Range } from '../../model/text/text.ts';
import { type Difference, differencesOf } from '../../model/value/differences.ts';
import type { Json } from '../../model/value/value.ts';
import { frame } from '../text/frame.ts';
import { element, type Html, visuallyHidden } from './element.ts';
import { scalarsText } from './text.ts';

/** Limits one side of a change. */
const maxValueLength = 1_500;
const maxLines = 40;
/** Longer changes are folded. */
const maxUnfolded = 6;
/** Columns of a source line. */
const frameWidth = 110;

/** The source line of a finding with its range marked; none for what is only in base. */
export function findingFrame(finding: Finding): readonly Html[] {
  const { excerpt, at } = finding;
  return excerpt === null || !at.range || isRemoval(finding) ? [] : frameHtml(excerpt, at.range);
}

/** A source line with its range marked; none for an empty line. */
export function frameHtml(excerpt: string, range: Range): readonly Html[] {
  const { source, marker } = frame(excerpt, range, frameWidth);
  if (source === '') return [];
  return [
    element(
      'div',
      { class: 'frame', 'aria-hidden': 'true' },
      element('span', { class: 'number' }, `${range.start.line}`),
      element('code', {}, source),
      element('code', { class: 'marker' }, marker),
    ),
  ];
}

/** What differs before and after a change, folded if long; none for a finding that is not a change. */
export function beforeAndAfter({ before, after }: Finding): readonly Html[] {
  const differences = differencesOf(before ?? undefined, after ?? undefined);
  const sides = (['before', 'after'] as const)
    .map((side) => ({ side, lines: linesOf(differences, side) }))
    .filter(({ lines }) => lines.length > 0);
  if (sides.length === 0) return [];
  const change = element('div', { class: 'change' }, ...sides.map(sideHtml));
  const isLong = sides.reduce((sum, { lines }) => sum + lines.length, 0) > maxUnfolded;
  if (!isLong) return [change];
  const names = sides.map(({ side }) => side).join(' and ');
  return [element('details', {}, element('summary', {}, `Value ${names}`), change)];
}

interface Side {
  readonly side: 'before' | 'after';
  readonly lines: readonly string[];
}

function sideHtml({ side, lines }: Side): Html {
  const rows = lines.map((line) => element('code', {}, line === '' ? ' ' : line));
  return element('div', { class: side }, visuallyHidden(`${side}: `), ...rows);
}

/** One side as scalars, each with its key; digests say nothing to a reader. */
function linesOf(differences: readonly Difference[], side: Side['side']): readonly string[] {
  const lines = differences.flatMap((difference) => scalarLines(difference.path, difference[side]));
  const omitted = lines.length - maxLines;
  return omitted > 0 ? [...lines.slice(0, maxLines), `… ${omitted} more lines`] : lines;
}

function scalarLines(path: readonly string[], value: Json | undefined): readonly string[] {
  if (value === undefined || value === null || isDigest(value)) return [];
  if (typeof value === 'object' && !Array.isArray(value))
    return Object.entries(value).flatMap(([key, child]) => scalarLines([...path, key], child));
  const text = scalarsText(value, maxValueLength);
  return path.length === 0 ? text.split('\n') : [`${path.join('.')}: ${text}`];
}

function isDigest(value: Json): boolean {
  return (
    typeof value === 'string' && /^(?:sha\d+[-:])?(?:[\da-f]{40,}|[\w+/-]{43,}=)$/i.test(value)
  );
}
