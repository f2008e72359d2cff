import { type Json, plain, type Value } from '../model/value.ts';
import { accepts } from './evaluate.ts';
import { isObject, type JsonObject } from './schema.ts';

/** The innermost part of a value that a schema refuses, and the schema that does. */
export interface Refusal {
  readonly value: Value;
  readonly schema: Json;
}

/**
 * Where a schema refuses a value; null where it does not, or nobody can tell. Parts that are templates
 * become what nobody knows yet: they are left out, and so is what depends on them.
 */
export function refusalOf(schema: Json, value: Value): Refusal | null {
  if (isTemplate(value) || value.kind === 'other') return null;
  const own = isObject(schema) ? schema : null;
  // Beside a reference older drafts ignore everything.
  if (!own || Object.hasOwn(own, '$ref')) return judged(schema, value);
  if (value.kind !== 'list' && value.kind !== 'table') return judged(schema, value);
  const outer = judged(own, value, isLiteral(value) ? outerKeys : ['type']);
  return outer ?? innerRefusal(own, value);
}

const outerKeys = ['type', 'enum'];

/** Judges a value as a whole, by some keywords or by all. */
function judged(schema: Json, value: Value, keys?: readonly string[]): Refusal | null {
  const picked = keys && isObject(schema) ? pick(schema, keys) : schema;
  return accepts(picked, plain(value)) === false ? { schema: picked, value } : null;
}

function innerRefusal(schema: JsonObject, value: Value): Refusal | null {
  const items = schema['items'];
  if (value.kind === 'list' && items !== undefined) {
    for (const item of value.items) {
      const found = refusalOf(items, item);
      if (found) return found;
    }
  }
  const properties = schema['properties'];
  if (value.kind !== 'table' || !isObject(properties)) return null;
  for (const { key, value: inner } of value.fields.values()) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const found = property === undefined ? null : refusalOf(property, inner);
    if (found) return found;
  }
  return null;
}

function pick(schema: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => keys.includes(key)));
}

/** Whether a value is filled in later. */
function isTemplate(value: Value): boolean {
  return value.kind === 'string' && String(value.value).includes('{{');
}

/** Whether a value holds no template, and nothing that JSON has no type for. */
function isLiteral(value: Value): boolean {
  if (value.kind === 'list') return value.items.every(isLiteral);
  if (value.kind !== 'table') return !isTemplate(value) && value.kind !== 'other';
  return [...value.fields.values()].every(
    (field) => !field.key.includes('{{') && isLiteral(field.value),
  );
}
