import { canonical } from './canonical.ts';
import { isObject, type JsonObject } from './json-object.ts';
import type { Json } from './value.ts';

/** One innermost difference of two values; undefined on the side that lacks it. */
export interface Difference {
  /** The keys that lead to it. */
  readonly path: readonly string[];
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** The entries that only one of two lists has. */
export interface ListDifference {
  readonly added: readonly Json[];
  readonly removed: readonly Json[];
}

/** The innermost differences of two values: mappings are compared key by key, lists as a whole. */
export function differencesOf(
  before: Json | undefined,
  after: Json | undefined,
): readonly Difference[] {
  if (canonical(before ?? null) === canonical(after ?? null)) return [];
  if (!isObject(before) || !isObject(after)) return [{ path: [], before, after }];
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) =>
    differencesOf(valueAt(before, key), valueAt(after, key)).map((difference) => ({
      ...difference,
      path: [key, ...difference.path],
    })),
  );
}

/** The distinct entries that a list gained and lost. */
export function listDifference(before: readonly Json[], after: readonly Json[]): ListDifference {
  return { added: missingFrom(before, after), removed: missingFrom(after, before) };
}

function missingFrom(known: readonly Json[], list: readonly Json[]): readonly Json[] {
  const texts = new Set(known.map(canonical));
  return list.filter((entry) => {
    const text = canonical(entry);
    const isNew = !texts.has(text);
    texts.add(text);
    return isNew;
  });
}

function valueAt(mapping: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}
