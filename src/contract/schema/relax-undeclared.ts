import { canonical } from '../../model/value/canonical.ts';
import { isObject, type JsonObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';
import { mapNested } from './nested.ts';
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
 * properties, enums or combined schemas beside them, nothing is presumed; within combined schemas it is.
 */
export function relaxUndeclared(wider: Json, narrower: Json, depth = 0): Json {
  if (!isObject(wider) || !isObject(narrower) || depth > maxDepth) return wider;
  const isOpen = isNeutral(narrower);
  const relaxed = mapNested(wider, ({ schema, keys }) => {
    const [keyword = ''] = keys;
    if (keyword === 'properties' || (keyword === 'items' && !isOpen)) return schema;
    return relaxUndeclared(schema, counterpart(schema, keys, narrower) ?? true, depth + 1);
  });
  const [properties, declared] = [wider['properties'], narrower['properties']];
  if (!isOpen || !isObject(properties) || !isObject(declared)) return relaxed;
  return { ...relaxed, properties: relaxedProperties(properties, declared, narrower, depth) };
}

/** The schema of `narrower` in the place of one of `wider`; a branch of a combination by its type, else by its place. */
function counterpart(
  schema: Json,
  [keyword = '', index]: readonly string[],
  narrower: JsonObject,
): Json | undefined {
  const value: Json | undefined = narrower[keyword];
  if (index === undefined || !Array.isArray(value)) return value;
  const sameType = value.find((branch: Json) => typeOf(branch) === typeOf(schema));
  const isBranch = keyword !== 'prefixItems' && typeOf(schema) !== undefined;
  return isBranch ? sameType : (value as readonly Json[])[Number(index)];
}

function typeOf(schema: Json): string | undefined {
  const type = isObject(schema) ? schema['type'] : undefined;
  return type === undefined ? undefined : canonical(type);
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
