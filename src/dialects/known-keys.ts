import { type KnownPlace, knownKeys } from '../generated/validators.cjs';
import { memoize } from '../model/text/memoize.ts';
import { fields, formatPointer, items, type Table, type Value } from '../model/value/value.ts';
import { schemaKeywords } from './schema-keywords.ts';

/** A mapping of a manifest, where it stands, and the keys its format knows there. */
export interface TableWithKeys {
  readonly table: Table;
  /** RFC 6901, into the manifest. */
  readonly pointer: string;
  readonly known: readonly string[];
}

/** The dialects that have a schema. */
export const knownDialects: readonly string[] = Object.keys(knownKeys);

/** The keys a dialect knows at the top of a manifest. */
export function topLevelKeys(dialect: string): readonly string[] {
  const [top] = knownKeys[dialect] ?? [];
  return top ? keysOf(top) : [];
}

/** Every mapping of a manifest in which its format knows keys, the manifest itself included. */
export function* knownTables(root: Table, dialect: string): Iterable<TableWithKeys> {
  const keyTables = knownKeys[dialect] ?? [];
  const pending: Visit[] = [{ value: root, keyTable: 0, at: '' }];
  for (let visit = pending.pop(); visit; visit = pending.pop()) {
    const { value, at } = visit;
    const keyTable = keyTables[visit.keyTable];
    if (!keyTable) continue;
    const known = keysOf(keyTable);
    if (value.kind === 'table' && known.length > 0) yield { table: value, pointer: at, known };
    for (const next of children(visit, keyTable)) pending.push(next);
  }
}

interface Visit {
  readonly value: Value;
  readonly keyTable: number;
  readonly at: string;
}

const keysOf = memoize(({ is, keys }: KnownPlace): readonly string[] =>
  is === 'schema' ? schemaKeywords : Object.keys(keys),
);

function* children(
  { value, at }: Visit,
  { keys, each, items: entry }: KnownPlace,
): Iterable<Visit> {
  for (const { key, value: inner } of fields(value)) {
    const keyTable = Object.hasOwn(keys, key) ? keys[key] : each;
    if (keyTable !== undefined) yield { value: inner, keyTable, at: at + formatPointer(key) };
  }
  if (entry === undefined) return;
  for (const [index, inner] of items(value).entries()) {
    yield { value: inner, keyTable: entry, at: at + formatPointer(index) };
  }
}
