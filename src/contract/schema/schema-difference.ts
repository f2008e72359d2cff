import { canonical } from '../../model/value/canonical.ts';
import { isObject, type JsonObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';
import type { Schema } from './schema.ts';
import { isAnnotation } from './schema-keywords.ts';

const order = ['type', 'pattern', 'minimum', 'maximum', 'enum', 'items', 'properties'];

/** Whether two schemas allow the same types, independent of notation. */
export function haveSameTypes(a: Schema, b: Schema): boolean {
  return (
    a.integersOnly === b.integersOnly &&
    a.opaque.get('type') === b.opaque.get('type') &&
    a.allowedKinds.size === b.allowedKinds.size &&
    [...a.allowedKinds].every((kind) => b.allowedKinds.has(kind))
  );
}

/** The path of the first differing keyword, such as `properties.size.minimum`. */
export function differingKeyword(a: Json, b: Json): string {
  if (!isObject(a) || !isObject(b)) return 'schema';
  const keyword = differingKey(a, b, order);
  if (keyword === undefined) return 'schema';
  const [inner, other] = [a[keyword], b[keyword]];
  if (!isObject(inner) || !isObject(other)) return keyword;
  if (keyword === 'items') return `items.${differingKeyword(inner, other)}`;
  if (keyword !== 'properties') return keyword;
  const name = differingKey(inner, other, []) ?? '';
  const [property, otherProperty] = [inner[name], other[name]];
  if (!isObject(property) || !isObject(otherProperty)) return `properties.${name}`;
  return `properties.${name}.${differingKeyword(property, otherProperty)}`;
}

function differingKey(
  a: JsonObject,
  b: JsonObject,
  priorities: readonly string[],
): string | undefined {
  const keys = [...new Set([...priorities, ...Object.keys(a), ...Object.keys(b)])];
  const differing = keys.filter((key) => textAt(a, key) !== textAt(b, key));
  const isName = priorities.length === 0;
  return differing.find((key) => isName || !isAnnotation(key)) ?? differing[0];
}

function textAt(object: JsonObject, key: string): string | undefined {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return value === undefined ? undefined : canonical(value);
}
