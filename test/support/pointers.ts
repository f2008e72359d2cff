import { formatPointer, type Json } from '../../src/model/value/value.ts';

/** The pointers of all parts of a value, including containers. */
export function pointers(value: Json, above: readonly (string | number)[] = []): string[] {
  if (value === null || typeof value !== 'object') return [formatPointer(...above)];
  const inner = Array.isArray(value)
    ? value.flatMap((item: Json, index) => pointers(item, [...above, index]))
    : Object.entries(value).flatMap(([key, field]) => pointers(field as Json, [...above, key]));
  return above.length === 0 ? inner : [formatPointer(...above), ...inner];
}

/** A copy of a value with a replacement at a pointer; undefined removes the part. */
export function replaceAt(whole: Json, at: string, by: Json | undefined): Json {
  const copy = structuredClone(whole) as Record<string, Json>;
  const keys = at.split('/').slice(1);
  const last = keys.pop() ?? '';
  let holder: Record<string, Json> = copy;
  for (const key of keys) holder = holder[key] as Record<string, Json>;
  if (by !== undefined) holder[last] = by;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return copy;
}

/** The part of a value at a pointer. */
export function valueAt(whole: Json, at: string): Json {
  let value = whole;
  for (const key of at.split('/').slice(1)) value = (value as Record<string, Json>)[key] ?? null;
  return value;
}

/** The kind of a value, in the terms of the tests. */
export function kindOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const type = typeof value;
  return type === 'string' ? 'text' : type === 'object' ? 'mapping' : type;
}
