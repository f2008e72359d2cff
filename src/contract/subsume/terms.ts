import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import { type Inverse, type Kind, type Schema, top } from '../schema/schema.ts';

/** One thing a value is asked to be: what a schema accepts, or what it refuses. */
export type Term = { readonly is: Schema } | { readonly not: Schema };

/** Alternatives of which a value meets at least one. */
export type Choice = readonly (readonly Term[])[];

/** A term that some keywords make. */
export function is(parts: Partial<Schema>): Term {
  return { is: { ...top, source: null, ...parts } };
}

/** A term for values of one kind. */
export function isKind(kind: Kind, parts: Partial<Schema> = {}): Term {
  return is({ admits: new Set([kind]), ...parts });
}

/** A term for what the negation of a keyword asks, of values of one kind. */
export function isInverse(kind: Kind, inverse: Inverse): Term {
  return isKind(kind, { inverse });
}

/** A schema that accepts what another refuses. */
export function contrary(schema: Schema): Schema {
  return schema.not && isOnlyNot(schema) ? schema.not : { ...top, source: null, not: schema };
}

/** Whether `not` is all a schema that was made here holds. */
function isOnlyNot(schema: Schema): boolean {
  return schema.source === null;
}

const keys = new WeakMap<Schema, string | null>();

/** A text that only schemas with the same meaning share; null of one that has none. */
export function keyOf(schema: Schema): string | null {
  const known = keys.get(schema);
  if (known !== undefined) return known;
  const key = makeKey(schema.source);
  keys.set(schema, key);
  return key;
}

/** What a reference means depends on the document around it. */
function makeKey(source: Json): string | null {
  if (source === null) return null;
  const text = canonical(source);
  return /"\$(ref|dynamicRef|recursiveRef)":/.test(text) ? null : text;
}
