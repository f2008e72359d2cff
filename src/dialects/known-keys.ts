import { type KnownPlace, knownKeys } from '../generated/validators.cjs';
import { memoize } from '../model/text/memoize.ts';
import { fields, formatPointer, items, type Table, type Value } from '../model/value/value.ts';
import { schemaKeywords } from './schema-keywords.ts';

/** A mapping of a manifest, its position, and its known keys. */
export interface TableWithKeys {
  readonly table: Table;
  /** An RFC 6901 pointer into the manifest. */
  readonly pointer: string;
  readonly known: readonly string[];
}

/** The dialects with a schema. */
export const knownDialects: readonly string[] = Object.keys(knownKeys);

/** The known top-level keys of a dialect. */
export function topLevelKeys(dialect: string): readonly string[] {
  const [top] = knownKeys[dialect] ?? [];
  return top ? keysOf(top) : [];
}

/** Every mapping of a manifest with known keys, including the manifest. */
export function* knownTables(root: Table, dialect: string): Iterable<TableWithKeys> {
  const keyTables = knownKeys[dialect] ?? [];
  const pending: Visit[] = [{ value: root, keyTable: 0, pointer: '' }];
  for (let visit = pending.pop(); visit; visit = pending.pop()) {
    const { value, pointer } = visit;
    const keyTable = keyTables[visit.keyTable];
    if (!keyTable) continue;
    const known = keysOf(keyTable);
    if (value.kind === 'table' && known.length > 0) yield { table: value, pointer, known };
    addChildren(visit, keyTable, pending);
  }
}

interface Visit {
  readonly value: Value;
  readonly keyTable: number;
  readonly pointer: string;
}

const keysOf = memoize(({ is, keys }: KnownPlace): readonly string[] =>
  is === 'schema' ? schemaKeywords : Object.keys(keys),
);

/** Adds the tables and lists in a value that may hold known keys. */
function addChildren(
  { value, pointer }: Visit,
  { keys, each, items: entry }: KnownPlace,
  pending: Visit[],
): void {
  for (const { key, value: inner } of fields(value)) {
    const keyTable = Object.hasOwn(keys, key) ? keys[key] : each;
    if (keyTable !== undefined && isCollection(inner))
      pending.push({ value: inner, keyTable, pointer: pointer + formatPointer(key) });
  }
  if (entry === undefined) return;
  for (const [index, inner] of items(value).entries()) {
    if (isCollection(inner))
      pending.push({ value: inner, keyTable: entry, pointer: pointer + formatPointer(index) });
  }
}

function isCollection({ kind }: Value): boolean {
  return kind === 'table' || kind === 'list';
}
