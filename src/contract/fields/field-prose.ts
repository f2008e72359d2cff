import { isObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';

/** A part of a type in words that name no type, such as `memories` in `array of memories`. */
export const prose: Json = { $comment: 'prose' };

/** Two parsed types without the parts that either states in prose, which cannot be compared. */
export function withoutProse(a: Json, b: Json): readonly [Json, Json] {
  const hasBranches = [a, b].some(
    (type) => isObject(type) && ('anyOf' in type || 'prefixItems' in type),
  );
  if (a === prose || b === prose || (hasBranches && (hasProse(a) || hasProse(b)))) return [{}, {}];
  if (!isObject(a) || !isObject(b)) return [a, b];
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const sides = keys.map((key) => [key, alignKey(key, a[key], b[key])] as const);
  return [sideOf(sides, 0), sideOf(sides, 1)];
}

type Aligned = readonly [Json | undefined, Json | undefined];

function alignKey(key: string, a: Json | undefined, b: Json | undefined): Aligned {
  if (key === 'properties') {
    const [from, to] = [isObject(a) ? a : {}, isObject(b) ? b : {}];
    const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    const sides = names.map((name) => [name, alignKey('', from[name], to[name])] as const);
    return [a && sideOf(sides, 0), b && sideOf(sides, 1)];
  }
  if (a === undefined || b === undefined) return [a && plain(a), b && plain(b)];
  return isObject(a) && isObject(b) ? withoutProse(a, b) : [a, b];
}

function sideOf(sides: readonly (readonly [string, Aligned])[], side: 0 | 1): Json {
  const present = sides.flatMap(([key, values]) => {
    const value = values[side];
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.assign(Object.create(null), Object.fromEntries(present));
}

/** A type with every part in prose as one that accepts everything. */
function plain(type: Json): Json {
  return withoutProse(type, type)[0];
}

function hasProse(type: Json): boolean {
  if (type === prose) return true;
  if (Array.isArray(type)) return type.some(hasProse);
  return isObject(type) && Object.values(type).some(hasProse);
}
