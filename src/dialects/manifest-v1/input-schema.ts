import { alternatives, seen } from '../../model/format-value.ts';
import type { Location } from '../../model/text/text.ts';
import { fields, get, items, type Table, text, type Value } from '../../model/value.ts';

/** A schema of an input, or one nested in it; `path` is where, '' for the outermost. */
export interface Subschema {
  readonly value: Value;
  readonly path: string;
}

/** What keeps a value from being a schema, or leads out of the subset of ADR-002. */
export interface SchemaFault {
  /** The keyword's path from the outermost schema. */
  readonly path: string;
  /** The rest of a sentence that begins with the path. */
  readonly words: string;
  readonly at: Location;
}

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

const keywords: ReadonlySet<string> = new Set([
  ...['type', 'pattern', 'minimum', 'maximum', 'items', 'properties', 'default', 'enum'],
  // It describes and allows nothing: harmless.
  'description',
]);

/** A schema and every schema in it. */
export function* subschemas(value: Value, path = ''): Iterable<Subschema> {
  yield { value, path };
  const inner = get(value, 'items');
  if (inner) yield* subschemas(inner, inside(path, 'items'));
  for (const { key, value: property } of fields(get(value, 'properties'))) {
    yield* subschemas(property, inside(path, `properties.${key}`));
  }
}

/** What keeps one schema, those in it aside, from being one. */
export function schemaFaults({ value, path }: Subschema): readonly SchemaFault[] {
  if (value.kind !== 'table') {
    const words = `is ${seen(value)}; a schema is a mapping such as {type: string}`;
    return [{ path, words, at: value.at }];
  }
  const wrong = fields(value).flatMap(({ key, value: seenThere }) => {
    const words = keywordFault(key, seenThere);
    return words === undefined ? [] : [{ path: inside(path, key), words, at: seenThere.at }];
  });
  return [...wrong, ...crossed(value, path)];
}

/** Keywords of one schema that ADR-002 does not name, and forms of `type` it does not. */
export function foreignKeywords({ value, path }: Subschema): readonly SchemaFault[] {
  const unknown = fields(value).filter(({ key }) => !keywords.has(key));
  const type = get(value, 'type');
  const faults = unknown.map(({ key, keyAt }) => ({
    path: inside(path, key),
    words: `is outside the subset of ADR-002 (${[...keywords].slice(0, -1).join(', ')})`,
    at: keyAt,
  }));
  if (!type || keywordFault('type', type) !== undefined || types.includes(text(type) ?? '')) {
    return faults;
  }
  const words = `is ${seen(type)}; the subset of ADR-002 has one of ${alternatives(types)}`;
  return [...faults, { path: inside(path, 'type'), words, at: type.at }];
}

function inside(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

function keywordFault(key: string, value: Value): string | undefined {
  switch (key) {
    case 'type':
      return isType(value) ? undefined : `is ${seen(value)}; types are ${alternatives(types)}`;
    case 'pattern':
    case 'description':
      return value.kind === 'string' ? undefined : `is ${seen(value)}; a ${key} is a text`;
    case 'minimum':
    case 'maximum':
      return isNumber(value) ? undefined : `is ${seen(value)}; a bound is a number`;
    case 'enum':
      return items(value).length > 0
        ? undefined
        : `${enumSeen(value)}; an enum lists at least one value`;
    case 'properties':
      return value.kind === 'table'
        ? undefined
        : `is ${seen(value)}; properties map names to schemas`;
    default:
      return undefined;
  }
}

/** Whether a value is a number, if only one beyond what a double holds. */
function isNumber(value: Value): boolean {
  return value.kind === 'number' || (value.kind === 'other' && /^[-+]?\d+$/.test(value.source));
}

function enumSeen(value: Value): string {
  return value.kind === 'list' ? 'is an empty list' : `is ${seen(value)}`;
}

/** JSON Schema also has the type `null`, and lists of types. */
function isType(value: Value): boolean {
  const named = value.kind === 'list' ? value.items : [value];
  const known = (one: Value) => [...types, 'null'].includes(text(one) ?? '');
  return named.length > 0 && named.every(known);
}

function crossed(schema: Table, path: string): readonly SchemaFault[] {
  const [low, high] = [get(schema, 'minimum'), get(schema, 'maximum')];
  if (low?.kind !== 'number' || high?.kind !== 'number') return [];
  if (Number(low.value) <= Number(high.value)) return [];
  const words = `is ${low.source}, above the maximum ${high.source}; no number fits`;
  return [{ path: inside(path, 'minimum'), words, at: low.at }];
}
