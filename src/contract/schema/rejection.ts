import { isTemplate } from '../../model/text/placeholders.ts';
import { type Json, type Scalar, toJson, type Value } from '../../model/value/value.ts';
import { accepts } from './evaluate.ts';
import { isObject, type JsonObject } from './schema.ts';

/** The innermost part of a value that a schema refuses, and the schema that does. */
export interface Rejection {
  readonly value: Value;
  /** What it was judged as. */
  readonly json: Json;
  readonly schema: Json;
}

/**
 * Where a schema refuses a value; null where it does not, or nobody can tell. Parts that are templates
 * become what nobody knows yet: they are left out, and so is what depends on them. Of a number no double
 * holds only the type and the side of a bound are judged.
 */
export function findRejection(schema: Json, value: Value): Rejection | null {
  if (isFilledIn(value)) return null;
  const own = isObject(schema) ? schema : null;
  const isOpen = !own || Object.hasOwn(own, '$ref');
  if (value.kind === 'other') return isOpen ? null : judgeApproximately(own, value);
  // Beside a reference older drafts ignore everything.
  if (isOpen) return judge(schema, value);
  if (value.kind !== 'list' && value.kind !== 'table') return judge(schema, value);
  const outer = judge(own, value, isLiteral(value) ? outerKeys : ['type']);
  return outer ?? innerRejection(own, value);
}

const outerKeys = ['type', 'enum'];

/** Judges a value as a whole, by some keywords or by all. */
function judge(schema: Json, value: Value, keys?: readonly string[]): Rejection | null {
  const picked = keys && isObject(schema) ? pick(schema, keys) : schema;
  const json = toJson(value);
  return accepts(picked, json) === false ? { schema: picked, value, json } : null;
}

/** Judges a number beyond the doubles by what its nearest double shares with it. */
function judgeApproximately(schema: JsonObject, value: Scalar): Rejection | null {
  const infinite = /^([-+]?)\.inf$/i.exec(value.source);
  const number = infinite ? Number(`${infinite[1]}Infinity`) : Number(value.source);
  if (Number.isNaN(number)) return null;
  const picked = pick(schema, approximateKeys);
  return accepts(picked, number) === false ? { schema: picked, value, json: number } : null;
}

const approximateKeys = ['type', 'minimum', 'maximum'];

function innerRejection(schema: JsonObject, value: Value): Rejection | null {
  const items = schema['items'];
  if (value.kind === 'list' && items !== undefined) {
    for (const item of value.items) {
      const found = findRejection(items, item);
      if (found) return found;
    }
  }
  const properties = schema['properties'];
  if (value.kind !== 'table' || !isObject(properties)) return null;
  for (const { key, value: inner } of value.fields.values()) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const found = property === undefined ? null : findRejection(property, inner);
    if (found) return found;
  }
  return null;
}

function pick(schema: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => keys.includes(key)));
}

/** Whether a value is filled in later. */
function isFilledIn(value: Value): boolean {
  return value.kind === 'string' && isTemplate(String(value.value));
}

/** Whether a value holds no template, and nothing that JSON has no type for. */
function isLiteral(value: Value): boolean {
  if (value.kind === 'list') return value.items.every(isLiteral);
  if (value.kind !== 'table') return !isFilledIn(value) && value.kind !== 'other';
  return [...value.fields.values()].every(
    (field) => !isTemplate(field.key) && isLiteral(field.value),
  );
}
