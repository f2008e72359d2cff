import { padTo, textColumns } from './width.ts';
import { wrap } from './wrap.ts';

/** Rows in columns, as wide as their widest cell. */
export function formatColumns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, textColumns(cell));
    });
  }
  return rows.map((row) => row.map((cell, index) => padTo(cell, widths[index] ?? 0)).join('  '));
}

/** Below this width, prose is printed under the other cells. */
const minProseWidth = 30;

/** Rows in columns, with the last cell wrapped to `width` columns. */
export function formatEntries(rows: readonly (readonly string[])[], width: number): string[] {
  const leftColumns = formatColumns(rows.map((row) => row.slice(0, -1)));
  const leftWidth = Math.max(0, ...leftColumns.map(textColumns)) + 2;
  const fitsInline = width - leftWidth >= minProseWidth;
  const indent = fitsInline ? leftWidth : 6;
  return rows.flatMap((row, index) => {
    const lines = wrap(row.at(-1) ?? '', Math.max(width - indent, minProseWidth));
    const indented = lines.map((line) => ' '.repeat(indent) + line);
    const first = leftColumns[index] ?? '';
    const entryLines = fitsInline
      ? [`${padTo(first, leftWidth)}${lines[0] ?? ''}`, ...indented.slice(1)]
      : [first, ...indented];
    return entryLines.map((line) => line.trimEnd());
  });
}
