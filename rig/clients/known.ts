import type { KnownFields } from '../../src/powers/known-fields.ts';
import { segmentsOf } from '../../src/powers/table/read-table.ts';
import type { Collected } from './collected.ts';

/** What no table lists of the fields of a file. */
export interface Gap {
  readonly client: string;
  readonly file: string;
  readonly missing: readonly string[];
  readonly known: number;
}

/** For each kind of file the fields without a row in a table of its client that names the file. */
export function gapsIn(
  collected: readonly Collected[],
  tables: readonly KnownFields[],
): readonly Gap[] {
  return collected.map(({ client, file, fields }) => {
    const rows = tables
      .filter((table) => table.client.split(', ').includes(client) && table.file.includes(file))
      .flatMap((table) => table.fields.map(partsOf));
    const missing = fields.filter((field) => !isKnown(partsOf(field), rows));
    return { client, file, missing, known: fields.length - missing.length };
  });
}

/** The parts of a path: keys, and `[]` for an element. */
export function partsOf(path: string): readonly string[] {
  return segmentsOf(path).map((part) => part.replace(/^"(.*)"$/, '$1'));
}

/** A row without nested rows stands for what is below it; above nested rows no row is needed. */
function isKnown(field: readonly string[], rows: readonly (readonly string[])[]): boolean {
  return rows.some((row) => {
    if (row.length >= field.length) return covers(row.slice(0, field.length), field);
    if (!covers(row, field.slice(0, row.length))) return false;
    return !rows.some(
      (other) => other.length > row.length && covers(row, other.slice(0, row.length)),
    );
  });
}

/** Whether two paths are one; a part in angle brackets stands for any key. */
export function covers(row: readonly string[], field: readonly string[]): boolean {
  return (
    row.length === field.length &&
    row.every((part, at) => part === field[at] || isAny(part) || isAny(field[at]))
  );
}

function isAny(part = ''): boolean {
  return part.startsWith('<');
}
