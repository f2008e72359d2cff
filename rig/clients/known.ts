import type { KnownFields } from '../../src/powers/known-fields.ts';
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
    const missing = fields.filter((field) => !rows.some((row) => covers(row, partsOf(field))));
    return { client, file, missing, known: fields.length - missing.length };
  });
}

/** The parts of a path: keys, and `[]` for an element. */
export function partsOf(path: string): readonly string[] {
  return path.replaceAll('[]', '.[]').split('.').filter(Boolean);
}

/** Whether a row stands for a field; its part in angle brackets for any key, `*` at its end for all that is below. */
export function covers(row: readonly string[], field: readonly string[]): boolean {
  if (row.at(-1) === '*') {
    const above = row.slice(0, -1);
    return field.length >= above.length && covers(above, field.slice(0, above.length));
  }
  return (
    row.length === field.length &&
    row.every((part, at) => part === field[at] || part.startsWith('<') || isAny(field[at]))
  );
}

function isAny(part = ''): boolean {
  return part.startsWith('<');
}
