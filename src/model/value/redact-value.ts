import type { Json } from './value.ts';

/** What stands in place of a value that is not shown. */
export const redacted = '[redacted]';

/** Keys of an input or variable, or of its schema, under which words about it stand and no value of it. */
const descriptiveKeys: ReadonlySet<string> = new Set([
  ...['name', 'description', 'title', 'label', 'prompt', 'help', 'hint', 'comment', '$comment'],
  ...['sensitive', 'required', 'optional', 'deprecated', 'aliases', 'env', 'source', 'format'],
  'pattern',
]);

/** Keys that are words about it as far as they hold what they are to hold, a number or a flag. */
const constraintKeys: ReadonlySet<string> = new Set([
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength'],
  ...['maxLength', 'minItems', 'maxItems', 'uniqueItems', 'additionalProperties'],
]);

/** What is written as a type, in schemas and elsewhere. */
const typeNames: ReadonlySet<string> = new Set([
  ...['string', 'integer', 'number', 'boolean', 'array', 'object', 'null', 'json', 'any', 'str'],
  ...['int', 'float', 'double', 'bool', 'list', 'dict', 'map', 'text', 'file', 'path', 'folder'],
  ...['directory', 'url', 'uri', 'email', 'date', 'time', 'datetime', 'date-time', 'timestamp'],
  ...[
    'enum',
    'choice',
    'select',
    'password',
    'secret',
    'token',
    'key',
    'credential',
    'credentials',
  ],
]);

/** Keys that hold keys of the same sort again. */
const containerKeys: ReadonlySet<string> = new Set(['schema', 'items', 'extras']);

/** What stands under a key of something sensitive: words about it, keys again, named schemas, or its value. */
export type SensitivePart = 'words' | 'keys' | 'properties' | 'value';

/** Tells the parts of something sensitive apart; `scalar` is what stands under the key, unless it holds more. */
export function classifyKey(key: string, scalar: Json | undefined): SensitivePart {
  const last = key.slice(key.lastIndexOf('.') + 1);
  if (descriptiveKeys.has(last)) return 'words';
  if (last === 'type' && scalar !== undefined)
    return typeNames.has(String(scalar)) ? 'words' : 'value';
  if (constraintKeys.has(last) && scalar !== undefined)
    return typeof scalar === 'string' ? 'value' : 'words';
  if (last === 'properties') return 'properties';
  return containerKeys.has(last) || constraintKeys.has(last) || last === 'type' ? 'keys' : 'value';
}

/** Whether a mark says that values stay unprinted: `sensitive: "yes"` is a wrong spelling and means it too. */
export function isSensitiveMark(value: Json | undefined): boolean {
  if (typeof value !== 'string') return value === true;
  return !['false', 'no', 'off', ''].includes(value.trim().toLowerCase());
}

/** What stands under a key of something sensitive, without its values. */
export function redactValue(key: string, value: Json): Json {
  const isContainer = value !== null && typeof value === 'object';
  const part = classifyKey(key, isContainer ? undefined : value);
  if (part === 'words' || value === null) return value;
  if (part === 'value' || !isContainer) return redacted;
  if (Array.isArray(value)) return value.map((item) => redactValue(key, item));
  return mapValues(value, (name, inner) => redactValue(part === 'keys' ? name : 'schema', inner));
}

/** A value in which everything marked as sensitive, or of one of these names, is sealed. */
export function redactSensitive(value: Json, names: ReadonlySet<string>, key = ''): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => redactSensitive(item, names));
  const { name, sensitive } = value as Readonly<Record<string, Json>>;
  const isSensitive =
    names.has(typeof name === 'string' ? name : key) || isSensitiveMark(sensitive);
  if (isSensitive) return redactValue('schema', value);
  return mapValues(value, (key, inner) => redactSensitive(inner, names, key));
}

function mapValues(value: object, map: (key: string, inner: Json) => Json): Json {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, map(key, inner as Json)]),
  );
}
