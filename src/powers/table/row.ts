import type { PowerKind } from '../../model/power.ts';
import { wordList } from '../../model/text/word-list.ts';
import type { FieldRow } from '../carrier.ts';

/** A row of a field that grants something; more fields of the same meaning after a comma. */
export function grants(
  kind: PowerKind,
  field: string,
  description: string,
  more: Partial<FieldRow> = {},
): readonly FieldRow[] {
  return field.split(', ').map((path) => ({ ...more, field: path, kind, description }));
}

/** Rows of fields that grant nothing, by their paths. */
export function harmless(fields: string): readonly FieldRow[] {
  return wordList(fields).map((field) => ({ field, kind: null, description: '' }));
}

/** Rows of fields with parts of their own, which grant by what is below them. */
export function within(field: string, rows: readonly FieldRow[]): readonly FieldRow[] {
  return rows.map((row) => ({ ...row, field: `${field}.${row.field}` }));
}

/** The rows of a part that a manifest may write inline, in a list, and with the key of its file around it. */
export function inlineRows(
  key: string,
  rows: (prefix: string) => readonly FieldRow[],
): readonly FieldRow[] {
  const others = [`${key}[]`, `${key}.${key}`, `${key}[].${key}`].flatMap(rows);
  return [...rows(key), ...others.map((row) => ({ ...row, example: undefined }))];
}
