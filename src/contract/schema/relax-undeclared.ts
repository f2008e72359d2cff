import { isObject, type JsonObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';
import { isAnnotation } from './schema-keywords.ts';

/** Keywords that do not restrict further properties of an object. */
const neutralKeywords = new Set([
  'type',
  'properties',
  'required',
  'minProperties',
  'maxProperties',
  'items',
]);
const maxDepth = 64;

/**
 * `wider` without constraints on properties that callers presumably do not send: new properties, if
 * `narrower` declares some and does not restrict further ones. With `required`, keywords for names or further
 * properties, enums or combined schemas, nothing is presumed.
 */
export function relaxUndeclared(wider: Json, narrower: Json, depth = 0): Json {
  if (!isObject(wider) || !isObject(narrower) || depth > maxDepth) return wider;
  if (!isNeutral(narrower)) return wider;
  const changed: Record<string, Json> = {};
  const [items, narrowerItems] = [wider['items'], narrower['items']];
  if (isObject(items) && isObject(narrowerItems))
    changed['items'] = relaxUndeclared(items, narrowerItems, depth + 1);
  const [properties, declared] = [wider['properties'], narrower['properties']];
  if (isObject(properties) && isObject(declared)) {
    changed['properties'] = relaxedProperties(properties, declared, narrower, depth);
  }
  return { ...wider, ...changed };
}

function isNeutral(schema: JsonObject): boolean {
  return Object.keys(schema).every(
    (keyword) => neutralKeywords.has(keyword) || isAnnotation(keyword),
  );
}

function relaxedProperties(
  properties: JsonObject,
  declared: JsonObject,
  narrower: JsonObject,
  depth: number,
): JsonObject {
  const names = new Set(Object.keys(declared));
  const required = [narrower['required'] ?? []].flat() as readonly Json[];
  const minProperties = Number(narrower['minProperties'] ?? 0);
  const isOpenEnded = names.size === 0 || minProperties > names.size;
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]): [string, Json] => {
      if (names.has(name))
        return [name, relaxUndeclared(property, declared[name] ?? true, depth + 1)];
      return [name, isOpenEnded || required.includes(name) ? property : true];
    }),
  );
}
