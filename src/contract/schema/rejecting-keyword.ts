import { isObject } from '../../model/value/json-object.ts';
import { isInteger, isNumber, type Json } from '../../model/value/value.ts';
import { evaluateSchema } from './evaluate.ts';
import { kindOf, type Schema, top } from './schema.ts';

/** The path of the keyword that rejects a value, such as `properties.size.minimum`. */
export function rejectingKeyword(schema: Schema, value: Json): string {
  if (!schema.allowedKinds.has(kindOf(value))) return 'type';
  if (schema.integersOnly && isNumber(value) && !isInteger(value)) return 'type';
  if (rejects({ members: schema.members }, value)) return enumKeyword(schema);
  const keyword = bounds.find((keyword) => rejects({ [keyword]: schema[keyword] }, value));
  if (keyword) return keyword;
  if (Array.isArray(value)) return rejectingItem(schema, value) ?? combiningKeyword(schema, value);
  if (isObject(value)) return rejectingProperty(schema, value) ?? combiningKeyword(schema, value);
  return combiningKeyword(schema, value);
}

const bounds = [
  ...(['pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const),
  ...(['multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'] as const),
  ...(['contains', 'required', 'minProperties', 'maxProperties'] as const),
];

function rejects(parts: Partial<Schema>, value: Json): boolean {
  return evaluateSchema({ ...top, ...parts }, value) === false;
}

function enumKeyword({ source }: Schema): string {
  return isObject(source) && source['enum'] === undefined ? 'const' : 'enum';
}

function rejectingItem(schema: Schema, value: readonly Json[]): string | null {
  for (const [index, item] of value.entries()) {
    const itemSchema = schema.prefix[index];
    if (itemSchema && evaluateSchema(itemSchema, item) === false)
      return `prefixItems.${index}.${rejectingKeyword(itemSchema, item)}`;
    if (itemSchema || !schema.items || evaluateSchema(schema.items, item) !== false) continue;
    return nestedPath('items', schema.items, item);
  }
  return null;
}

function rejectingProperty(schema: Schema, value: { readonly [key: string]: Json }): string | null {
  for (const [name, property] of schema.properties) {
    const propertyValue = Object.hasOwn(value, name) ? value[name] : undefined;
    if (propertyValue === undefined || evaluateSchema(property, propertyValue) !== false) continue;
    return nestedPath(`properties.${name}`, property, propertyValue);
  }
  const { namePatterns, additional, properties, names, dependents } = schema;
  if (rejects({ namePatterns }, value)) return 'patternProperties';
  if (rejects({ properties, namePatterns, additional }, value)) return 'additionalProperties';
  if (rejects({ names }, value)) return 'propertyNames';
  if (!rejects({ dependents }, value) || !isObject(schema.source)) return null;
  return schema.source['dependentRequired'] === undefined
    ? 'dependentSchemas'
    : 'dependentRequired';
}

/** The path within a nested schema; the path of the schema itself if it is `false`. */
function nestedPath(path: string, schema: Schema, value: Json): string {
  return schema.source === false ? path : `${path}.${rejectingKeyword(schema, value)}`;
}

function combiningKeyword(schema: Schema, value: Json): string {
  const { anyOf, oneOf, not, condition } = schema;
  if (schema.allOf.some((inner) => evaluateSchema(inner, value) === false)) return 'allOf';
  if (rejects({ anyOf }, value)) return 'anyOf';
  if (rejects({ oneOf }, value)) return 'oneOf';
  if (rejects({ not }, value)) return 'not';
  return rejects({ condition }, value) ? 'if' : 'schema';
}
