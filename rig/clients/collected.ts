import { fieldsIn } from './reading/paths.ts';
import type { Schema } from './reading/schema.ts';

/** The fields that a client knows in a kind of file. */
export interface Collected {
  readonly client: string;
  readonly version: string;
  /** What says so: a schema, a validator, documentation. */
  readonly source: string;
  readonly file: string;
  readonly fields: readonly string[];
}

/** Where a client was unpacked. */
export interface Package {
  readonly folder: string;
  readonly version: string;
}

/** The paths of all fields of a schema, once each, below a path. */
export function pathsOf(schema: Schema, below = ''): readonly string[] {
  return [...new Set(fieldsIn(schema, below).map(({ path }) => path))].sort();
}
