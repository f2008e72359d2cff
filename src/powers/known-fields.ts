import type { FieldRow } from './carrier.ts';
import { carriers } from './catalog.ts';

/** The fields of a file that a table lists, with what they grant or that they grant nothing. */
export interface KnownFields {
  readonly client: string;
  /** The files, for people: `.claude/settings.json`. */
  readonly file: string;
  readonly fields: readonly string[];
}

/** All fields that the tables list, by file. */
export function knownFields(): readonly KnownFields[] {
  return carriers.map(({ client, title, rows }) => ({
    client,
    file: title,
    fields: [...new Set(rows.flatMap(pathsOf))].sort(),
  }));
}

function pathsOf({ field, rows = [] }: FieldRow): readonly string[] {
  return [field, ...rows.flatMap(pathsOf).map((inner) => `${field}.${inner}`)];
}
