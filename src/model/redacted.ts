import type { Json } from './value.ts';

/** What stands in place of a value that is not shown. */
export const redacted = '[redacted]';

/** Keys of an input or variable, or of its schema, under which words about it stand and no value of it. */
const words: ReadonlySet<string> = new Set([
  ...['name', 'description', 'title', 'label', 'prompt', 'help', 'hint', 'comment', '$comment'],
  ...['sensitive', 'required', 'optional', 'deprecated', 'aliases', 'env', 'source', 'format'],
  'pattern',
]);

/** Keys that are words about it as far as they hold what they are to hold, a number or a flag. */
const bounds: ReadonlySet<string> = new Set([
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength'],
  ...['maxLength', 'minItems', 'maxItems', 'uniqueItems', 'additionalProperties'],
]);

/** What is written as a type, in schemas and elsewhere. */
const types: ReadonlySet<string> = new Set([
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
const holders: ReadonlySet<string> = new Set(['schema', 'items', 'extras']);

/** What stands under a key of something sensitive: words about it, keys again, named schemas, or its value. */
export type Part = 'words' | 'keys' | 'properties' | 'value';

/** Tells the parts of something sensitive apart; `scalar` is what stands under the key, unless it holds more. */
export function partAt(key: string, scalar: Json | undefined): Part {
  const last = key.slice(key.lastIndexOf('.') + 1);
  if (words.has(last)) return 'words';
  if (last === 'type' && scalar !== undefined) return types.has(String(scalar)) ? 'words' : 'value';
  if (bounds.has(last) && scalar !== undefined)
    return typeof scalar === 'string' ? 'value' : 'words';
  if (last === 'properties') return 'properties';
  return holders.has(last) || bounds.has(last) || last === 'type' ? 'keys' : 'value';
}

/** Whether a mark says that values stay unprinted: `sensitive: "yes"` is a wrong spelling and means it too. */
export function isMark(mark: Json | undefined): boolean {
  if (typeof mark !== 'string') return mark === true;
  return !['false', 'no', 'off', ''].includes(mark.trim().toLowerCase());
}

/** What stands under a key of something sensitive, without its values. */
export function sealed(key: string, value: Json): Json {
  const holds = value !== null && typeof value === 'object';
  const part = partAt(key, holds ? undefined : value);
  if (part === 'words' || value === null) return value;
  if (part === 'value' || !holds) return redacted;
  if (Array.isArray(value)) return value.map((one) => sealed(key, one));
  return mapped(value, (name, inner) => sealed(part === 'keys' ? name : 'schema', inner));
}

/** A value in which everything marked as sensitive, or of one of these names, is sealed. */
export function withoutMarked(value: Json, names: ReadonlySet<string>, key = ''): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one) => withoutMarked(one, names));
  const { name, sensitive } = value as Readonly<Record<string, Json>>;
  const isHidden = names.has(typeof name === 'string' ? name : key) || isMark(sensitive);
  if (isHidden) return sealed('schema', value);
  return mapped(value, (inside, inner) => withoutMarked(inner, names, inside));
}

function mapped(value: object, map: (key: string, inner: Json) => Json): Json {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, map(key, inner as Json)]),
  );
}
