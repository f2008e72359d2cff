import { padTo, textColumns } from './width.ts';
import { wrap } from './wrap.ts';

/** Rows under a heading, in columns as wide as their widest cell. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, textColumns(cell));
    });
  }
  return rows.map((row) => row.map((cell, index) => padTo(cell, widths[index] ?? 0)).join('  '));
}

/** Narrower than this, prose is unreadable: it goes below the other cells. */
const narrowest = 30;

/** Rows in columns, with the prose of the last one wrapped so that no line is wider than `width`. */
export function entries(rows: readonly (readonly string[])[], width: number): string[] {
  const lefts = columns(rows.map((row) => row.slice(0, -1)));
  const left = Math.max(0, ...lefts.map(textColumns)) + 2;
  const isBeside = width - left >= narrowest;
  const indent = isBeside ? left : 6;
  return rows.flatMap((row, index) => {
    const lines = wrap(row.at(-1) ?? '', Math.max(width - indent, narrowest));
    const indented = lines.map((line) => ' '.repeat(indent) + line);
    const first = lefts[index] ?? '';
    const whole = isBeside
      ? [`${padTo(first, left)}${lines[0] ?? ''}`, ...indented.slice(1)]
      : [first, ...indented];
    return whole.map((line) => line.trimEnd());
  });
}
