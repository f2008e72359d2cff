import { sanitizePaths } from '../model/sanitize.ts';
import type { Value } from '../model/value.ts';
import { type Lines, rangeOf } from './lines.ts';

/** Takes the names of users out of every scalar of a value; false when there are none. */
export function sanitizeScalars(lines: Lines, value: Value): boolean {
  if (value.kind === 'table') {
    const mended = [...value.fields.values()].map((field) => sanitizeScalars(lines, field.value));
    return mended.includes(true);
  }
  if (value.kind === 'list') {
    return value.items.map((item) => sanitizeScalars(lines, item)).includes(true);
  }
  const { start, end } = rangeOf(value.at);
  let mended = false;
  for (let number = start.line; number <= end.line; number++) {
    const line = lines.line(number);
    const from = number === start.line ? start.column : 1;
    const to = number === end.line ? end.column : line.length + 1;
    const seen = line.slice(from - 1, to - 1);
    const shared = sanitizePaths(seen);
    if (shared === seen) continue;
    lines.replace(number, from, to, shared);
    mended = true;
  }
  return mended;
}
