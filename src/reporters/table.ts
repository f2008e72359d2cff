import { padTo, textColumns } from './width.ts';

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
