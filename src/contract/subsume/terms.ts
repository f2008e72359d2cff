import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import { type Inverse, type Kind, type Schema, top } from '../schema/schema.ts';

/** A constraint on a value: accepted or rejected by a schema. */
export type Term = { readonly is: Schema } | { readonly not: Schema };

/** Alternatives; a value satisfies at least one. */
export type Choice = readonly (readonly Term[])[];

/** A term with some keywords. */
export function schemaTerm(parts: Partial<Schema>): Term {
  return { is: { ...top, source: null, ...parts } };
}

/** A term for values of one kind. */
export function kindTerm(kind: Kind, parts: Partial<Schema> = {}): Term {
  return schemaTerm({ allowedKinds: new Set([kind]), ...parts });
}

/** A term with a negated keyword, for values of one kind. */
export function inverseTerm(kind: Kind, inverse: Inverse): Term {
  return kindTerm(kind, { inverse });
}

/** A schema that accepts exactly what another rejects. */
export function negationOf(schema: Schema): Schema {
  return schema.not && isOnlyNot(schema) ? schema.not : { ...top, source: null, not: schema };
}

/** Whether a schema created here has only `not`. */
function isOnlyNot(schema: Schema): boolean {
  return schema.source === null;
}

const keyCache = new WeakMap<Schema, string | null>();

/** A text shared only by schemas with the same meaning; null if it depends on context. */
export function keyOf(schema: Schema): string | null {
  const known = keyCache.get(schema);
  if (known !== undefined) return known;
  const key = createKey(schema.source);
  keyCache.set(schema, key);
  return key;
}

/** The meaning of a reference depends on its document. */
function createKey(source: Json): string | null {
  if (source === null) return null;
  const text = canonical(source);
  return /"\$(ref|dynamicRef|recursiveRef)":/.test(text) ? null : text;
}
