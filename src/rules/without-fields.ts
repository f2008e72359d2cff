import type { Json } from '../model/value.ts';

/**
 * A value without the fields at some dotted paths, in which `*` stands for any key and `[]` for any item.
 * What a path does not meet stays as it is.
 */
export function withoutFields(value: Json, paths: readonly string[]): Json {
  const parts = paths.map((path) => path.split('.'));
  return prune(value, parts);
}

type Paths = readonly (readonly string[])[];

function prune(value: Json, paths: Paths): Json {
  if (paths.length === 0 || value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map((item) => prune(item, behind(paths, '[]')));
  const left: Record<string, Json> = Object.create(null);
  for (const [key, inner] of Object.entries(value)) {
    const rest = [...behind(paths, key), ...behind(paths, '*')];
    if (!rest.some((path) => path.length === 0)) left[key] = prune(inner, rest);
  }
  return left;
}

function behind(paths: Paths, segment: string): Paths {
  return paths.filter(([first]) => first === segment).map(([, ...rest]) => rest);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
