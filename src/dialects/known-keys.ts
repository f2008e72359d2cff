import { type KnownPlace, knownKeys } from '../generated/validators.cjs';
import { oncePer } from '../model/text/memoize.ts';
import { fields, items, pointer, type Table, type Value } from '../model/value.ts';
import { schemaKeywords } from './schema-keywords.ts';

/** A mapping of a manifest, where it stands, and the keys its format knows there. */
export interface KnownTable {
  readonly table: Table;
  /** RFC 6901, into the manifest. */
  readonly pointer: string;
  readonly known: readonly string[];
}

/** The dialects that have a schema. */
export const knownDialects: readonly string[] = Object.keys(knownKeys);

/** The keys a dialect knows at the top of a manifest. */
export function topKeys(dialect: string): readonly string[] {
  const [top] = knownKeys[dialect] ?? [];
  return top ? keysOf(top) : [];
}

/** Every mapping of a manifest in which its format knows keys, the manifest itself included. */
export function* knownTables(root: Table, dialect: string): Iterable<KnownTable> {
  const places = knownKeys[dialect] ?? [];
  const left: Step[] = [{ value: root, place: 0, at: '' }];
  for (let step = left.pop(); step; step = left.pop()) {
    const { value, at } = step;
    const place = places[step.place];
    if (!place) continue;
    const known = keysOf(place);
    if (value.kind === 'table' && known.length > 0) yield { table: value, pointer: at, known };
    for (const next of below(step, place)) left.push(next);
  }
}

interface Step {
  readonly value: Value;
  readonly place: number;
  readonly at: string;
}

const keysOf = oncePer(({ is, keys }: KnownPlace): readonly string[] =>
  is === 'schema' ? schemaKeywords : Object.keys(keys),
);

function* below({ value, at }: Step, { keys, each, items: entry }: KnownPlace): Iterable<Step> {
  for (const { key, value: inner } of fields(value)) {
    const place = Object.hasOwn(keys, key) ? keys[key] : each;
    if (place !== undefined) yield { value: inner, place, at: at + pointer(key) };
  }
  if (entry === undefined) return;
  for (const [index, inner] of items(value).entries()) {
    yield { value: inner, place: entry, at: at + pointer(index) };
  }
}
