import type { Json } from '../../../src/model/value/value.ts';
import { isNode } from './edit.ts';
import type { Random } from './random.ts';

const texts = [
  ...['', 'a', 'b', 'c', 'ab', 'abc', 'aab', 'ba', 'bb', 'A', 'AB', '1', '12', '123', '1234'],
  ...['2025-01-31', '2025-13-99', 'v1.2', '1.2.3', 'draft', 'final', 'x-y', 'x-', 'a-b', 'a1'],
  ...['a b', ' ', '\n', '/', 'a/b', 'é', '中', '😀', 'abcdef', 'xb', 'ab1', '1b', 'a0', 'Zz'],
];
const numbers = [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 100, -1, -2, -3, -100],
  ...[0.5, 1.5, 2.5, 3.5, -0.5, -1.5, 0.1, 1.25, 4.5, 5.5, 10.5, 1e6],
];
const keys = ['a', 'b', 'c', 'x-y', 'x-z', 'z', 'ab'];

const kinds = ['string', 'number', 'array', 'object', 'boolean', 'null'];

/** A value that fits a schema, or nearly; `other` is a schema to take values from too. */
export function valueFor(random: Random, schema: Json, other: Json, depth = 0): Json {
  if (random.once(4)) return valueFor(random, other, schema, depth + 1);
  if (!isNode(schema) || depth > 6) return anyValue(random, depth);
  const listed = schema['enum'];
  if (Array.isArray(listed) && listed.length > 0 && !random.once(6)) return random.pick(listed);
  if (schema['const'] !== undefined && !random.once(6)) return schema['const'];
  const branches = branchesOf(schema);
  if (branches.length > 0 && random.once(2)) {
    const branch = random.pick(branches);
    return valueFor(random, isNode(branch) ? { ...schema, ...plainOf(branch) } : branch, other, 5);
  }
  const types = [schema['type'] ?? likely(schema)].flat() as string[];
  return ofType(random, random.once(12) ? random.pick(kinds) : random.pick(types), schema, other);
}

/** A branch without references back to the choice of branches. */
function plainOf(branch: { [keyword: string]: Json }): Json & object {
  return { anyOf: [], oneOf: [], allOf: [], not: false, if: false, ...branch };
}

function branchesOf(schema: { readonly [keyword: string]: Json }): Json[] {
  const lists = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => schema[keyword] ?? []);
  const single = ['then', 'else', 'not', 'if'].flatMap((keyword) => schema[keyword] ?? []);
  return [...lists, ...single].filter(isNode);
}

function likely(schema: { readonly [keyword: string]: Json }): string[] {
  const has = (...keywords: string[]) => keywords.some((keyword) => schema[keyword] !== undefined);
  const types = [
    ...(has('pattern', 'minLength', 'maxLength') ? ['string'] : []),
    ...(has('minimum', 'maximum', 'multipleOf', 'exclusiveMinimum') ? ['number'] : []),
    ...(has('items', 'prefixItems', 'minItems', 'maxItems', 'contains') ? ['array'] : []),
    ...(has('properties', 'required', 'additionalProperties') ? ['object', 'object'] : []),
  ];
  return [...types, ...kinds.slice(types.length > 0 ? 4 : 0)];
}

function ofType(
  random: Random,
  type: string,
  schema: { readonly [keyword: string]: Json },
  other: Json,
): Json {
  if (type === 'string') return textFor(random, schema);
  if (type === 'integer' || type === 'number') return numberFor(random, type, schema, other);
  if (type === 'boolean') return random.once(2);
  if (type === 'array') return listFor(random, schema, other);
  return type === 'object' ? objectFor(random, schema, other) : null;
}

function textFor(random: Random, schema: { readonly [keyword: string]: Json }): string {
  const pattern = schema['pattern'];
  const min = Number(schema['minLength'] ?? 0);
  const fits = typeof pattern === 'string' ? new RegExp(pattern, 'u') : null;
  const good = texts.filter((text) => text.length >= min && (!fits || fits.test(text)));
  return random.pick(good.length > 0 && !random.once(6) ? good : texts);
}

function numberFor(
  random: Random,
  type: string,
  schema: { readonly [keyword: string]: Json },
  other: Json,
): number {
  const all = { ...(isNode(other) ? other : {}), ...schema };
  const near = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
    .map((keyword) => all[keyword])
    .filter((bound) => typeof bound === 'number');
  const base = near.length > 0 && random.once(2) ? random.pick(near) : random.pick(numbers);
  const value = base + (random.once(2) ? random.pick([0, 0, 0.5, -0.5, 1, -1, 0.25]) : 0);
  return type === 'integer' && !random.once(8) ? Math.round(value) : value;
}

function listFor(
  random: Random,
  schema: { readonly [keyword: string]: Json },
  other: Json,
): Json[] {
  const prefix = Array.isArray(schema['prefixItems']) ? (schema['prefixItems'] as Json[]) : [];
  const beside = isNode(other) ? other : {};
  const min = Math.min(6, Number(schema['minItems'] ?? 0));
  const length = min + random.pick([0, 0, 1, 1, 2, 3]);
  const rest = schema['items'] ?? true;
  const entries = Array.from({ length }, (_, index) =>
    valueFor(random, prefix[index] ?? rest, beside['items'] ?? true, 3),
  );
  if (schema['contains'] !== undefined && random.once(2)) {
    entries.push(valueFor(random, schema['contains'], true, 3));
  }
  if (entries.length > 1 && random.once(5)) entries[1] = entries[0] as Json;
  return entries;
}

function objectFor(
  random: Random,
  schema: { readonly [keyword: string]: Json },
  other: Json,
): Json {
  const properties = isNode(schema['properties']) ? schema['properties'] : {};
  const beside = isNode(other) && isNode(other['properties']) ? other['properties'] : {};
  const required = Array.isArray(schema['required']) ? (schema['required'] as string[]) : [];
  const known = [...Object.keys(properties), ...Object.keys(beside)];
  const chosen = new Set([
    ...(random.once(10) ? [] : required),
    ...random.some([...new Set(known)], 0, 3),
    ...(random.once(3) ? random.some(keys, 0, 2) : []),
  ]);
  const wild = Object.values(
    isNode(schema['patternProperties']) ? schema['patternProperties'] : {},
  );
  const rest =
    wild.length > 0 && random.once(2) ? random.pick(wild) : schema['additionalProperties'];
  return Object.fromEntries(
    [...chosen].map((name) => [
      name,
      valueFor(random, properties[name] ?? rest ?? true, beside[name] ?? true, 3),
    ]),
  );
}

function anyValue(random: Random, depth: number): Json {
  switch (random.below(depth > 6 ? 4 : 6)) {
    case 0:
      return random.pick(texts);
    case 1:
      return random.pick(numbers);
    case 2:
      return random.once(2);
    case 3:
      return null;
    case 4:
      return Array.from({ length: random.below(3) }, () => anyValue(random, depth + 4));
    default:
      return Object.fromEntries(
        random.some(keys, 0, 2).map((key) => [key, anyValue(random, depth + 4)]),
      );
  }
}
