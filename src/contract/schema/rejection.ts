import { isTemplate } from '../../model/text/placeholders.ts';
import { isObject, type JsonObject } from '../../model/value/json-object.ts';
import { type Json, type Scalar, toJson, type Value } from '../../model/value/value.ts';
import { accepts } from './evaluate.ts';

/** The innermost part of a value that a schema rejects, and that schema. */
export interface Rejection {
  readonly value: Value;
  /** The value as evaluated. */
  readonly json: Json;
  readonly schema: Json;
}

/**
 * The first part of a value that a schema rejects; null if accepted or undecided. Ignores templates and
 * everything that depends on them. Checks only type and bounds of numbers beyond doubles.
 */
export function findRejection(schema: Json, value: Value): Rejection | null {
  if (isFilledIn(value)) return null;
  const schemaObject = isObject(schema) ? schema : null;
  const isUndecidable = !schemaObject || Object.hasOwn(schemaObject, '$ref');
  if (value.kind === 'other')
    return isUndecidable ? null : approximateRejection(schemaObject, value);
  // Older drafts ignore keywords next to a reference.
  if (isUndecidable) return rejectionBy(schema, value);
  if (value.kind !== 'list' && value.kind !== 'table') return rejectionBy(schema, value);
  const outer = rejectionBy(schemaObject, value, isLiteral(value) ? outerKeys : ['type']);
  return outer ?? innerRejection(schemaObject, value);
}

const outerKeys = ['type', 'enum'];

/** Evaluates the whole value against some or all keywords. */
function rejectionBy(schema: Json, value: Value, keys?: readonly string[]): Rejection | null {
  const picked = keys && isObject(schema) ? pick(schema, keys) : schema;
  const json = toJson(value);
  return accepts(picked, json) === false ? { schema: picked, value, json } : null;
}

/** Evaluates a number beyond doubles by its nearest double. */
function approximateRejection(schema: JsonObject, value: Scalar): Rejection | null {
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

/** Whether a value is a template. */
function isFilledIn(value: Value): boolean {
  return value.kind === 'string' && isTemplate(String(value.value));
}

/** Whether a value has no templates and no types outside JSON. */
function isLiteral(value: Value): boolean {
  if (value.kind === 'list') return value.items.every(isLiteral);
  if (value.kind !== 'table') return !isFilledIn(value) && value.kind !== 'other';
  return [...value.fields.values()].every(
    (field) => !isTemplate(field.key) && isLiteral(field.value),
  );
}
