import type { Location } from '../text/text.ts';

/**
 * A value of a manifest with its location, the same for YAML, JSON and TOML. `source` is the text as written,
 * so `version: 1.10` is "1.10" and not 1.1.
 */
export type Value = Scalar | List | Table;

/** A leaf. `other` is a value outside JSON (a TOML date, a number beyond doubles); a whole number keeps its digits. */
export interface Scalar {
  readonly kind: 'string' | 'number' | 'boolean' | 'null' | 'other';
  readonly value: string | number | bigint | boolean | null;
  readonly source: string;
  readonly at: Location;
  /** A tag that changes the type of the value, such as `!!binary`. */
  readonly tag?: string;
}

/** A sequence. */
export interface List {
  readonly kind: 'list';
  readonly items: readonly Value[];
  readonly at: Location;
  readonly tag?: string;
}

/** A mapping; the first field of a repeated key. */
export interface Table {
  readonly kind: 'table';
  readonly fields: ReadonlyMap<string, Field>;
  readonly at: Location;
  readonly tag?: string;
  /** The later fields of repeated keys. */
  readonly repeated?: readonly Field[];
}

/** A key with its value and the location of the key. */
export interface Field {
  readonly key: string;
  readonly keyAt: Location;
  readonly value: Value;
  /** Whether the key is a merge key, `<<`, with more fields in its value. */
  readonly merge?: boolean;
}

/** Any JSON value. A `bigint` is a whole number beyond 2^53; such numbers are never rounded. */
export type Json =
  | string
  | number
  | bigint
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** Whether a value is a number, however large. */
export function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** Whether a value is a whole number, however large. */
export function isInteger(value: unknown): value is number | bigint {
  return typeof value === 'bigint' || Number.isInteger(value);
}

/** Whether a double is a whole number that others may round to, too: beyond 2^53. */
export function isLarge(value: unknown): value is number {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** The plain JSON value, for schema validators and comparison. Objects have no prototype. */
export function toJson(value: Value): Json {
  return mapScalars(value, (scalar) => scalar.value);
}

/**
 * The JSON value of a key outside every format: a number with trailing zeros, as in `tested-with: 1.10`, may
 * be a version, so it stays text.
 */
export function asWritten(value: Value): Json {
  return mapScalars(value, (scalar) =>
    scalar.kind === 'number' && /^\d+\.\d*0$/.test(scalar.source) ? scalar.source : scalar.value,
  );
}

/** The JSON value of which `toScalar` gives the leaves. Objects have no prototype. */
export function mapScalars(value: Value, toScalar: (scalar: Scalar) => Json): Json {
  switch (value.kind) {
    case 'list':
      return value.items.map((item) => mapScalars(item, toScalar));
    case 'table': {
      const object: Record<string, Json> = Object.create(null);
      for (const [key, field] of value.fields) object[key] = mapScalars(field.value, toScalar);
      return object;
    }
    default:
      return toScalar(value);
  }
}

/** The value of a key of a table; undefined if `value` is not a table or lacks the key. */
export function get(value: Value | undefined, key: string): Value | undefined {
  return value?.kind === 'table' ? value.fields.get(key)?.value : undefined;
}

/** The items of a list; empty if `value` is not a list. */
export function items(value: Value | undefined): readonly Value[] {
  return value?.kind === 'list' ? value.items : [];
}

/** The fields of a table; empty if `value` is not a table. */
export function fields(value: Value | undefined): readonly Field[] {
  return value?.kind === 'table' ? [...value.fields.values()] : [];
}

/** The text of a string; undefined for other values. */
export function text(value: Value | undefined): string | undefined {
  return value?.kind === 'string' ? String(value.value) : undefined;
}

/** The trimmed source text of a scalar except null, for versions. */
export function source(value: Value | undefined): string | undefined {
  if (!value || value.kind === 'list' || value.kind === 'table' || value.kind === 'null') {
    return undefined;
  }
  return (value.kind === 'string' ? String(value.value) : value.source).trim();
}

/** The value of a boolean; undefined for other values. */
export function flag(value: Value | undefined): boolean | undefined {
  return value?.kind === 'boolean' ? Boolean(value.value) : undefined;
}

/** Joins segments into a pointer (RFC 6901). */
export function formatPointer(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${escapeSegment(String(segment))}`).join('');
}

function escapeSegment(segment: string): string {
  if (!/[~/]/.test(segment)) return segment;
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Splits a pointer (RFC 6901) into segments. */
export function parsePointer(text: string): string[] {
  return text
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a pointer, and the location of its key; `missing` if the path ends early. */
export function resolvePointer(
  root: Value,
  path: string,
): { value: Value; keyAt: Location; missing: boolean } {
  let value = root;
  let keyAt = root.at;
  for (const segment of parsePointer(path)) {
    const field = value.kind === 'table' ? value.fields.get(segment) : undefined;
    const next = field?.value ?? (value.kind === 'list' ? value.items[Number(segment)] : undefined);
    if (!next) return { value, keyAt, missing: true };
    value = next;
    keyAt = field?.keyAt ?? next.at;
  }
  return { value, keyAt, missing: false };
}
