import { isObject, type JsonObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';

/** A schema that stands within another one. */
export interface Nested {
  readonly schema: Json;
  /** The keys that lead to it. */
  readonly keys: readonly string[];
  /** What of the value it is about: `.name` and `.*` for properties, `[]` and `[0]` for entries, '' for all of it. */
  readonly part: string;
}

/** The schemas directly within one, except those that a value need not match. */
export function nestedSchemas(schema: JsonObject): readonly Nested[] {
  return Object.entries(schema).flatMap(([keyword, value]) => nestedIn(keyword, value));
}

/** A schema with other ones within; properties of which `map` gives undefined are left out. */
export function mapNested(
  schema: JsonObject,
  map: (nested: Nested) => Json | undefined,
): JsonObject {
  const mapValue = (keyword: string, value: Json): Json => {
    const nested = nestedIn(keyword, value);
    if (Array.isArray(value) && nested.length > 0) return nested.map((inner) => map(inner) ?? true);
    if (keyword === 'properties' && isObject(value)) return mapProperties(nested, map);
    return nested[0] ? (map(nested[0]) ?? true) : value;
  };
  const entries = Object.entries(schema);
  return Object.fromEntries(entries.map(([keyword, value]) => [keyword, mapValue(keyword, value)]));
}

function mapProperties(
  properties: readonly Nested[],
  map: (nested: Nested) => Json | undefined,
): JsonObject {
  return Object.fromEntries(
    properties.flatMap((property): [string, Json][] => {
      const mapped = map(property);
      return mapped === undefined ? [] : [[property.keys[1] ?? '', mapped]];
    }),
  );
}

function nestedIn(keyword: string, value: Json): readonly Nested[] {
  switch (keyword) {
    case 'properties':
      return Object.entries(isObject(value) ? value : {}).map(([name, schema]) => ({
        schema,
        keys: [keyword, name],
        part: `.${name}`,
      }));
    case 'items':
    case 'additionalProperties':
      return [{ schema: value, keys: [keyword], part: keyword === 'items' ? '[]' : '.*' }];
    case 'prefixItems':
      return listed(keyword, value, (index) => `[${index}]`);
    case 'allOf':
    case 'anyOf':
    case 'oneOf':
      return listed(keyword, value, () => '');
    default:
      return [];
  }
}

function listed(keyword: string, value: Json, partAt: (index: number) => string): Nested[] {
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  return list.map((schema, index) => ({
    schema,
    keys: [keyword, String(index)],
    part: partAt(index),
  }));
}
