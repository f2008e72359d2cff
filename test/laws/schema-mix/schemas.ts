import type { Json } from '../../../src/model/value/value.ts';
import type { Random } from './random.ts';

/** A schema under construction. */
export type Node = { [keyword: string]: Json };

export const patterns = [
  ...['', '^a', 'b$', '^[a-c]+$', '^\\d{1,3}$', '.+', '^(a|b)*$', '\\w', '^[^/]+$', '^$', '^ab'],
  ...[
    '^\\d{4}-\\d{2}-\\d{2}$',
    '^v?\\d+(\\.\\d+)*$',
    '^[a-z][a-z0-9-]*$',
    '^(draft|final)$',
    'a|b',
  ],
  ...['^(a|b)$', '^x-', '^[A-Z]', '^.{2,4}$', '\\s', '^(?!b)', '^(?=.*\\d)', '(?<!a)b'],
  ...['^(a|b)\\1$', '(.)\\1', '^\\p{L}+$', '[^\\p{N}]', '(?<=a)b'],
];
export const names = ['a', 'b', 'c', 'x-y'];
const namePatterns = ['^a', '^x-', '^[ab]$', 'b$', '.', '^[a-c]$'];
const texts = ['', 'a', 'b', 'ab', 'abc', 'draft', 'final', '12', '2025-01-31', 'x-y', 'A'];
const plain: readonly Json[] = [...texts, 0, 1, 2, 5, 1.5, -1, true, false, null];
const nested: readonly Json[] = [
  ...[[], ['a'], [1], [5], ['a', 'b'], ['a', 1], [1, 'a'], [1, 1], [[]], [null]],
  ...[{}, { a: 1 }, { a: 'a' }, { b: 'x' }, { a: 1, b: 'b' }, { c: true }, { 'x-y': 1 }],
];
const allTypes = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'];
const bounds = [-2, -1, 0, 0.5, 1, 1.5, 2, 3, 5, 10];
const counts = [0, 1, 1, 2, 2, 3, 5];

/** Limits of generation: nesting depth, and permission to combine schemas. */
export interface Depth {
  readonly left: number;
  readonly combines: boolean;
}

/** A schema of any kind. */
export function anySchema(random: Random, depth: Depth): Json {
  if (random.once(24)) return random.once(2);
  if (random.once(10)) return {};
  const kind = random.pick(['string', 'number', 'array', 'object', 'enum', 'plain', 'mixed']);
  const node = depth.left <= 0 ? shallow(random) : ofKind(random, kind, depth);
  return depth.combines && depth.left > 0 && random.once(6)
    ? combineSchemas(random, node, depth)
    : node;
}

function shallow(random: Random): Node {
  const kind = random.pick(['string', 'number', 'enum', 'plain', 'plain'] as const);
  return ofKind(random, kind, { left: 0, combines: false });
}

export function ofKind(random: Random, kind: string, depth: Depth): Node {
  if (kind === 'string') return stringSchema(random);
  if (kind === 'number') return numberSchema(random);
  if (kind === 'array') return arraySchema(random, depth);
  if (kind === 'object') return objectSchema(random, depth);
  if (kind === 'enum') return enumSchema(random);
  if (kind === 'plain') return { type: random.pick(allTypes) };
  return mixedSchema(random, depth);
}

/** Random keywords, each with a probability of one in n. */
function drawn(random: Random, from: { readonly [keyword: string]: [number, () => Json] }): Node {
  const node: Node = {};
  for (const [keyword, [times, make]] of Object.entries(from)) {
    if (random.once(times)) node[keyword] = make();
  }
  return node;
}

export function stringSchema(random: Random): Node {
  return drawn(random, {
    type: [1, () => (random.once(6) ? ['string', random.pick(['null', 'integer'])] : 'string')],
    pattern: [2, () => random.pick(patterns)],
    minLength: [4, () => random.pick(counts)],
    maxLength: [4, () => random.pick(counts)],
  });
}

export function numberSchema(random: Random): Node {
  return drawn(random, {
    type: [1, () => random.pick(['integer', 'number'])],
    minimum: [3, () => random.pick(bounds)],
    maximum: [3, () => random.pick(bounds)],
    exclusiveMinimum: [6, () => random.pick(bounds)],
    exclusiveMaximum: [6, () => random.pick(bounds)],
    multipleOf: [6, () => random.pick([1, 2, 3, 4, 0.5, 1.5, 6])],
  });
}

export function arraySchema(random: Random, depth: Depth): Node {
  const inner = () => anySchema(random, { ...depth, left: depth.left - 1 });
  const node = drawn(random, {
    type: [1, () => 'array'],
    items: [2, inner],
    prefixItems: [4, () => Array.from({ length: 1 + random.below(2) }, inner)],
    minItems: [5, () => random.pick(counts)],
    maxItems: [5, () => random.pick(counts)],
    uniqueItems: [7, () => true],
    contains: [10, inner],
  });
  if (node['contains'] === undefined || !random.once(3)) return node;
  return { ...node, ...drawn(random, { minContains: [2, () => 2], maxContains: [2, () => 2] }) };
}

export function objectSchema(random: Random, depth: Depth): Node {
  const inner = () => anySchema(random, { ...depth, left: depth.left - 1 });
  return drawn(random, {
    type: [1, () => 'object'],
    properties: [1, () => Object.fromEntries(random.some(names, 0, 3).map((n) => [n, inner()]))],
    required: [4, () => random.some(names, 1, 2)],
    additionalProperties: [5, () => (random.once(2) ? false : inner())],
    patternProperties: [
      7,
      () => Object.fromEntries(random.some(namePatterns, 1, 2).map((n) => [n, inner()])),
    ],
    minProperties: [9, () => random.pick(counts)],
    maxProperties: [9, () => random.pick(counts)],
    propertyNames: [12, () => ({ pattern: random.pick(namePatterns) })],
    dependentRequired: [14, () => ({ [random.pick(names)]: [random.pick(names)] })],
    dependentSchemas: [24, () => ({ [random.pick(names)]: inner() })],
  });
}

export function enumSchema(random: Random): Node {
  const from = random.once(3) ? [...plain, ...nested] : random.once(2) ? texts : plain;
  if (random.once(5)) return { const: random.pick(from) };
  const node: Node = { enum: random.some(from, 1, 4) };
  if (random.once(4)) node['type'] = random.pick(allTypes);
  return node;
}

function mixedSchema(random: Random, depth: Depth): Node {
  const kinds = random.some(['string', 'number', 'array', 'object', 'enum'], 2, 2);
  const node = Object.assign({}, ...kinds.map((kind) => ofKind(random, kind, depth))) as Node;
  if (random.once(2)) delete node['type'];
  else node['type'] = random.some(allTypes, 1, 3);
  return node;
}

function combineSchemas(random: Random, node: Node, depth: Depth): Node {
  const inner = () => anySchema(random, { combines: false, left: depth.left - 1 });
  const list = () => Array.from({ length: 1 + random.below(2) }, inner);
  const standalone = random.once(2) ? {} : node;
  switch (random.below(5)) {
    case 0:
      return { ...standalone, allOf: list() };
    case 1:
      return { ...standalone, anyOf: [node, ...list()] };
    case 2:
      return { ...standalone, oneOf: [node, ...list()] };
    case 3:
      return { ...node, not: inner() };
    default: {
      const branches: [string, Json][] = [['then', node]];
      const then = Object.fromEntries(random.once(3) ? [] : branches);
      return { ...standalone, if: inner(), ...then, else: inner() };
    }
  }
}
