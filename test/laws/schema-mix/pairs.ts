import type { Json } from '../../../src/model/value/value.ts';
import { editSchema, isNode } from './edit.ts';
import { Random } from './random.ts';
import {
  anySchema,
  arraySchema,
  type Depth,
  enumSchema,
  type Node,
  names,
  numberSchema,
  objectSchema,
  ofKind,
  patterns,
  stringSchema,
} from './schemas.ts';

/** Two states of a schema, and the interacting keywords. */
export interface Pair {
  readonly meeting: string;
  readonly was: Json;
  readonly now: Json;
}

const simple: Depth = { left: 2, combines: false };
const full: Depth = { left: 2, combines: true };

type Make = (random: Random) => readonly [was: Json, now: Json];

/** Generators of pairs, by interaction. */
export const meetings: Readonly<Record<string, Make>> = {
  'enum x pattern': (random) => makePair(random, enumOrPattern),
  'prefixItems x items': (random) => makePair(random, tuple),
  'property added x required': (random) =>
    propertyAdded(random, { required: random.some(names, 1, 2) }),
  'property added x patternProperties': (random) =>
    propertyAdded(random, {
      patternProperties: { [random.pick(['^b', '^[ab]$', '.'])]: anySchema(random, simple) },
    }),
  'property added x additionalProperties': (random) =>
    propertyAdded(random, {
      additionalProperties: random.once(5) ? false : anySchema(random, simple),
    }),
  'property added x enum': (random) =>
    propertyAdded(random, { enum: random.some([{ b: 'x' }, { b: 1 }, { a: 'a' }, {}, 1], 2, 4) }),
  'property added x counts and names': (random) =>
    propertyAdded(
      random,
      random.pick<Node>([
        ...[{ minProperties: 1 }, { minProperties: 2 }, { maxProperties: 1 }, {}],
        ...[{ propertyNames: { pattern: '^[ab]$' } }, { dependentRequired: { a: ['b'] } }],
      ]),
    ),
  'type x properties': (random) => {
    const [before, after] = edits(
      random,
      { ...objectSchema(random, simple), type: 'object' },
      simple,
    );
    const other = random.pick<Json>(['object', ['object', 'null'], ['object', 'string'], 'any']);
    const { type: _, ...rest } = after as Node;
    return [before, other === 'any' ? rest : { ...rest, type: other }];
  },
  'one keyword unchanged': (random) => {
    const [oldSchema, newSchema] = makePair(random, () => {
      const kind = random.pick(['string', 'number', 'array', 'object', 'enum']);
      return ofKind(random, kind, simple);
    });
    const shared = random.pick(unchanged);
    const [before, after] = [oldSchema, newSchema].map((schema) => ({
      ...(schema as Node),
      ...shared,
    }));
    return random.once(2)
      ? [before ?? {}, after ?? {}]
      : [before ?? {}, nudgeBound(random, before)];
  },
  'annotations changed': (random) => {
    const before = anySchema(random, full);
    const after = random.once(2) ? before : editSchema(random, before, full);
    return [addAnnotation(random, before), addAnnotation(random, after)];
  },
  numbers: (random) => makePair(random, numberSchema),
  'lengths x pattern': (random) => makePair(random, stringSchema),
  arrays: (random) => makePair(random, () => arraySchema(random, simple)),
  objects: (random) => makePair(random, () => objectSchema(random, simple)),
  definitions: (random) => {
    const $defs = { one: anySchema(random, simple), two: anySchema(random, simple) };
    const node: Node = { ...objectSchema(random, simple), $defs };
    const at = random.pick(names);
    const properties = { ...(node['properties'] as Node), [at]: { $ref: '#/$defs/one' } };
    return edits(random, { ...node, properties }, simple);
  },
  'full vocabulary, independent': (random) => [anySchema(random, full), anySchema(random, full)],
  'full vocabulary, edited': (random) => edits(random, anySchema(random, full), full),
  'combined, edited': (random) => edits(random, combinedSchema(random), full),
};

const unchanged: readonly Node[] = [
  ...[
    { minLength: 1 },
    { maxLength: 3 },
    { multipleOf: 2 },
    { uniqueItems: true },
    { minItems: 1 },
  ],
  ...[{ maxItems: 2 }, { minProperties: 1 }, { maxProperties: 2 }, { required: ['a'] }],
  ...[{ exclusiveMinimum: 0 }, { exclusiveMaximum: 5 }, { const: 'a' }, { format: 'date' }],
  ...[{ not: { type: 'null' } }, { not: { enum: ['a', 1] } }, { allOf: [{ minLength: 1 }] }],
  ...[{ anyOf: [{ type: 'string' }, { minimum: 1 }, { type: 'array' }] }, { 'x-note': 1 }],
  ...[{ contains: { type: 'string' } }, { propertyNames: { maxLength: 1 } }, { $comment: 'c' }],
  ...[{ patternProperties: { '^a': { type: 'string' } } }, { additionalProperties: false }],
  ...[{ contentEncoding: 'base64' }, { if: { type: 'string' }, else: { minimum: 1 } }],
];

const annotations = [
  ...['$comment', 'title', 'description', 'examples', 'readOnly', 'writeOnly', 'deprecated'],
  ...['default'],
];

function addAnnotation(random: Random, schema: Json): Json {
  if (!isNode(schema)) return schema;
  const added = random.some(annotations, 1, 3).map((keyword): [string, Json] => {
    const isFlag = /Only$|^deprecated$/.test(keyword);
    const text = random.pick(['one', 'two']);
    return [keyword, isFlag ? random.once(2) : keyword === 'examples' ? [text] : text];
  });
  return { ...schema, ...Object.fromEntries(added) };
}

function edits(random: Random, before: Json, depth: Depth): readonly [Json, Json] {
  let after = editSchema(random, before, depth);
  while (random.once(3)) after = editSchema(random, after, depth);
  return random.once(2) ? [before, after] : [after, before];
}

/** Two schemas of one kind: independent, or one edited from the other. */
function makePair(random: Random, make: (random: Random) => Json): readonly [Json, Json] {
  const before = make(random);
  return random.once(2) ? [before, make(random)] : edits(random, before, simple);
}

function nudgeBound(random: Random, schema: Json | undefined): Json {
  return editSchema(random, schema ?? {}, simple);
}

function enumOrPattern(random: Random): Json {
  if (random.once(2)) return stringSchema(random);
  const node = enumSchema(random);
  return random.once(2) ? { ...node, pattern: random.pick(patterns) } : node;
}

function tuple(random: Random): Json {
  const inner = () => anySchema(random, { left: 1, combines: false });
  const node: Node = random.once(4) ? { ...enumSchema(random) } : { type: 'array' };
  if (!random.once(3)) node['prefixItems'] = Array.from({ length: 1 + random.below(2) }, inner);
  if (!random.once(3)) node['items'] = inner();
  if (random.once(4)) node['minItems'] = 1 + random.below(3);
  if (random.once(5)) node['maxItems'] = 1 + random.below(3);
  return node;
}

/** The property `b` is newly declared, with an unchanged keyword. */
function propertyAdded(random: Random, shared: Node): readonly [Json, Json] {
  const properties: Node = random.once(4) ? {} : { a: anySchema(random, simple) };
  const added = random.once(4) ? { type: 'integer' } : anySchema(random, simple);
  const before: Node = { type: 'object', properties, ...shared };
  if (random.once(5)) delete before['properties'];
  return [before, { ...before, properties: { ...properties, b: added } }];
}

function combinedSchema(random: Random): Json {
  const inner = () => anySchema(random, simple);
  const keyword = random.pick(['allOf', 'anyOf', 'oneOf', 'not', 'if']);
  const base = random.once(2) ? {} : (inner() as Json);
  const node: Node = isNode(base) ? base : {};
  if (keyword === 'not') return { ...node, not: inner() };
  if (keyword === 'if') {
    const branches: [string, Json][] = [
      ['then', inner()],
      ['else', inner()],
    ];
    return { ...node, if: inner(), ...Object.fromEntries(branches) };
  }
  return { ...node, [keyword]: [inner(), inner()] };
}

/** The pair of a number, deterministic. */
export function pairAt(seed: number): Pair {
  const random = new Random(seed);
  const meeting = random.pick(Object.keys(meetings));
  const [before, after] = (meetings[meeting] as Make)(random);
  return { meeting, was: before, now: after };
}
