import type { Finding } from '../../model/finding.ts';
import { truncate } from '../../model/value/format-value.ts';
import type { Json } from '../../model/value/value.ts';
import { frame } from '../text/frame.ts';
import { element, type Html, spoken } from './element.ts';

/** Limits one side of a change. */
const maxValue = 1_500;
const maxLines = 40;
/** Columns of a source line. */
const frameWidth = 110;

/** The source line of a finding with its range marked; none where it is unknown or the file is unread. */
export function sourceLine({ excerpt, at }: Finding): readonly Html[] {
  if (excerpt === null || !at.range) return [];
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

/** The values before and after a change; none for a finding that is no change. */
export function beforeAndAfter({ before, after }: Finding): readonly Html[] {
  const sides = [
    ...(before === null ? [] : [side('before', before)]),
    ...(after === null ? [] : [side('after', after)]),
  ];
  return sides.length === 0 ? [] : [element('div', { class: 'change' }, ...sides)];
}

function side(name: 'before' | 'after', value: Json): Html {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, shortJson(value));
  const all = truncate(text, maxValue).split('\n');
  const lines = all.slice(0, maxLines);
  if (all.length > maxLines) lines.push(`… ${all.length - maxLines} more lines`);
  return element(
    'div',
    { class: name },
    spoken(`${name}: `),
    ...lines.map((line) => element('code', {}, line === '' ? ' ' : line)),
  );
}

/** Short values stay on one line. */
function shortJson(value: Json): number {
  return JSON.stringify(value).length <= 60 ? 0 : 2;
}
