import type { Json } from '../../model/value/value.ts';
import { isObject, type JsonObject } from './schema.ts';
import { isAnnotation } from './schema-keywords.ts';

/** Keywords that do not restrict further properties of an object. */
const silent = new Set([
  'type',
  'properties',
  'required',
  'minProperties',
  'maxProperties',
  'items',
]);
const maximumDepth = 64;

/**
 * `wider` without constraints on properties that callers presumably do not send: new properties, if
 * `narrower` declares some and does not restrict further ones. With `required`, keywords for names or further
 * properties, enums or combined schemas, nothing is presumed.
 */
export function presuming(wider: Json, narrower: Json, depth = 0): Json {
  if (!isObject(wider) || !isObject(narrower) || depth > maximumDepth) return wider;
  if (!isSilent(narrower)) return wider;
  const changed: Record<string, Json> = {};
  const [items, others] = [wider['items'], narrower['items']];
  if (isObject(items) && isObject(others)) changed['items'] = presuming(items, others, depth + 1);
  const [properties, declared] = [wider['properties'], narrower['properties']];
  if (isObject(properties) && isObject(declared)) {
    changed['properties'] = presumedOf(properties, declared, narrower, depth);
  }
  return { ...wider, ...changed };
}

function isSilent(schema: JsonObject): boolean {
  return Object.keys(schema).every((keyword) => silent.has(keyword) || isAnnotation(keyword));
}

function presumedOf(
  properties: JsonObject,
  declared: JsonObject,
  narrower: JsonObject,
  depth: number,
): JsonObject {
  const names = new Set(Object.keys(declared));
  const required = [narrower['required'] ?? []].flat() as readonly Json[];
  const least = Number(narrower['minProperties'] ?? 0);
  const isFree = names.size === 0 || least > names.size;
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]): [string, Json] => {
      if (names.has(name)) return [name, presuming(property, declared[name] ?? true, depth + 1)];
      return [name, isFree || required.includes(name) ? property : true];
    }),
  );
}
