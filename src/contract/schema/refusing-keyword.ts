import type { Json } from '../../model/value/value.ts';
import { admits } from './evaluate.ts';
import { isObject, kindOf, type Schema, top } from './schema.ts';

/** The path of the keyword that rejects a value, such as `properties.size.minimum`. */
export function refusingKeyword(schema: Schema, value: Json): string {
  if (!schema.admits.has(kindOf(value))) return 'type';
  if (schema.integersOnly && typeof value === 'number' && !Number.isInteger(value)) return 'type';
  if (refuses({ members: schema.members }, value)) return listing(schema);
  const own = bounds.find((keyword) => refuses({ [keyword]: schema[keyword] }, value));
  if (own) return own;
  if (Array.isArray(value)) return inList(schema, value) ?? combining(schema, value);
  if (isObject(value)) return inObject(schema, value) ?? combining(schema, value);
  return combining(schema, value);
}

const bounds = [
  ...(['pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const),
  ...(['multipleOf', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'] as const),
  ...(['contains', 'required', 'minProperties', 'maxProperties'] as const),
];

function refuses(parts: Partial<Schema>, value: Json): boolean {
  return admits({ ...top, ...parts }, value) === false;
}

function listing({ source }: Schema): string {
  return isObject(source) && source['enum'] === undefined ? 'const' : 'enum';
}

function inList(schema: Schema, value: readonly Json[]): string | null {
  for (const [at, one] of value.entries()) {
    const own = schema.prefix[at];
    if (own && admits(own, one) === false) return `prefixItems.${at}.${refusingKeyword(own, one)}`;
    if (own || !schema.items || admits(schema.items, one) !== false) continue;
    return within('items', schema.items, one);
  }
  return null;
}

function inObject(schema: Schema, value: { readonly [key: string]: Json }): string | null {
  for (const [name, property] of schema.properties) {
    const one = Object.hasOwn(value, name) ? value[name] : undefined;
    if (one === undefined || admits(property, one) !== false) continue;
    return within(`properties.${name}`, property, one);
  }
  const { namePatterns, additional, properties, names, dependents } = schema;
  if (refuses({ namePatterns }, value)) return 'patternProperties';
  if (refuses({ properties, namePatterns, additional }, value)) return 'additionalProperties';
  if (refuses({ names }, value)) return 'propertyNames';
  if (!refuses({ dependents }, value) || !isObject(schema.source)) return null;
  return schema.source['dependentRequired'] === undefined
    ? 'dependentSchemas'
    : 'dependentRequired';
}

/** The path within a nested schema; the path of the schema itself if it is `false`. */
function within(path: string, schema: Schema, value: Json): string {
  return schema.source === false ? path : `${path}.${refusingKeyword(schema, value)}`;
}

function combining(schema: Schema, value: Json): string {
  const { any, one, not, condition } = schema;
  if (schema.all.some((inner) => admits(inner, value) === false)) return 'allOf';
  if (refuses({ any }, value)) return 'anyOf';
  if (refuses({ one }, value)) return 'oneOf';
  if (refuses({ not }, value)) return 'not';
  return refuses({ condition }, value) ? 'if' : 'schema';
}
