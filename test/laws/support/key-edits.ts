import type { Json } from '../../../src/model/value/value.ts';

type Way = readonly (string | number)[];

/** Every place of a key in a value; `*` is any key and `[]` any item. */
export function waysOf(value: Json | undefined, [key, ...rest]: readonly string[]): readonly Way[] {
  if (key === undefined) return value === undefined ? [] : [[]];
  if (value === undefined || value === null || typeof value !== 'object') return [];
  const fields: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? value.map((item: Json, index) => [index, item] as const)
    : Object.entries(value);
  return fields.flatMap(([name, inner]) =>
    key === '*' || key === '[]' || key === name
      ? waysOf(inner, rest).map((way) => [name, ...way])
      : [],
  );
}

/** The manifests without a key: one for each of its places. */
export function withoutKey(manifest: Json, key: readonly string[]): readonly Json[] {
  return waysOf(manifest, key).map((way) => withValue(manifest, way, () => []));
}

/** The manifests with another value of a key, of the same kind: for each of its places another text, and a shorter list. */
export function withOtherValue(manifest: Json, key: readonly string[]): readonly Json[] {
  return waysOf(manifest, key).flatMap((way) => [
    withValue(manifest, way, (value) => [otherValue(value)]),
    withValue(manifest, way, (value) => [Array.isArray(value) ? value.slice(1) : value]),
  ]);
}

function otherValue(value: Json): Json {
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.map(otherValue);
  const inner = Object.entries(value ?? {}).map(([key, own]) => [key, otherValue(own)]);
  return value === null ? 'x' : Object.fromEntries(inner);
}

/** A value with one place replaced by some values: none removes it. */
function withValue(
  value: Json,
  [key, ...rest]: Way,
  change: (value: Json) => readonly Json[],
): Json {
  const inside = (inner: Json) =>
    rest.length > 0 ? [withValue(inner, rest, change)] : change(inner);
  if (Array.isArray(value))
    return value.flatMap((item: Json, index) => (index === key ? inside(item) : [item]));
  return Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([name, inner]) =>
      name === key ? inside(inner).map((changed) => [name, changed]) : [[name, inner]],
    ),
  );
}
