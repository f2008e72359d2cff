import { wordList } from '../text/word-list.ts';
import type { Json } from './value.ts';

/** The replacement of a redacted value. */
export const redacted = '[redacted]';

/** Keys of an input, a variable or its schema with descriptions, never values. */
const descriptiveKeys: ReadonlySet<string> = new Set(
  wordList(`
  name description title label prompt help hint comment $comment sensitive required optional
  deprecated aliases env source format pattern
`),
);

/** Keys of constraints: harmless if they have a number or a flag. */
const constraintKeys: ReadonlySet<string> = new Set(
  wordList(`
  minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems
  maxItems uniqueItems additionalProperties
`),
);

/** Names of types, in schemas and elsewhere. */
const typeNames: ReadonlySet<string> = new Set(
  wordList(`
  string integer number boolean array object null json any str int float double bool list dict map
  text file path folder directory url uri email date time datetime date-time timestamp enum choice
  select password secret token key credential credentials
`),
);

/** Keys with the same kind of keys inside. */
const containerKeys: ReadonlySet<string> = new Set(['schema', 'items', 'extras']);

/** The content of a key of a sensitive input: metadata, nested keys, named schemas, or its value. */
export type SensitivePart = 'metadata' | 'nested' | 'properties' | 'value';

/** Classifies a key of a sensitive input; `scalar` is its value, undefined for a list or a mapping. */
export function classifyKey(key: string, scalar: Json | undefined): SensitivePart {
  const last = key.slice(key.lastIndexOf('.') + 1);
  if (descriptiveKeys.has(last)) return 'metadata';
  if (last === 'type' && scalar !== undefined)
    return typeNames.has(String(scalar)) ? 'metadata' : 'value';
  if (constraintKeys.has(last) && scalar !== undefined)
    return typeof scalar === 'string' ? 'value' : 'metadata';
  if (last === 'properties') return 'properties';
  return containerKeys.has(last) || constraintKeys.has(last) || last === 'type'
    ? 'nested'
    : 'value';
}

/** Whether a mark makes values sensitive; a misspelling such as `sensitive: "yes"` does too. */
export function isSensitiveMark(value: Json | undefined): boolean {
  if (typeof value !== 'string') return value === true;
  return !['false', 'no', 'off', ''].includes(value.trim().toLowerCase());
}

/** Redacts the values in the content of one key of a sensitive input. */
export function redactValue(key: string, value: Json): Json {
  const isContainer = value !== null && typeof value === 'object';
  const part = classifyKey(key, isContainer ? undefined : value);
  if (part === 'metadata' || value === null) return value;
  if (part === 'value' || !isContainer) return redacted;
  if (Array.isArray(value)) return value.map((item) => redactValue(key, item));
  return mapValues(value, (name, inner) => redactValue(part === 'nested' ? name : 'schema', inner));
}

/** Redacts everything in a value that is marked sensitive or has one of these names. */
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
