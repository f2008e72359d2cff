import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts } from '../../src/contract/schema/evaluate.ts';
import type { SubsumptionMode } from '../../src/contract/schema/subsumption.ts';
import { subsumes } from '../../src/contract/subsume/subsume.ts';
import type { Json } from '../../src/model/value/value.ts';

const ajv = new Ajv({
  strict: false,
  allErrors: false,
  validateFormats: false,
  validateSchema: false,
});

/** Values that distinguish the schemas below. */
const values: readonly Json[] = [
  ...[null, true, false, 0, 1, -1, 2, 3, 5, 10, 11, 100, 0.5, 1.5, -0.5, 2.5, 1e9, -1e9],
  ...['', 'a', 'b', 'c', 'A', 'ab', 'abc', 'aaa', '1', '42', 'a1', 'a b', 'a-b', 'x_y', ' ', '\n'],
  ...[
    'a\nb',
    '2025-01-01',
    '2025-13-99',
    '2025-1-1',
    'docs/a.md',
    '/a',
    '..',
    '~',
    'é',
    '中',
    '😀',
  ],
  ...[[], [null], [true], [0], [1], [1.5], [-1], ['a'], ['', 'a'], ['b'], [[]], [[1]], [{}]],
  ...[[1, 'a'], ['a', 'b'], [1, 2, 3], [{ a: 1 }], {}, { a: null }, { a: 1 }, { a: 1.5 }],
  ...[{ a: -1 }, { a: 'a' }, { a: 'b' }, { a: '' }, { a: [] }, { a: {} }, { a: { b: 1 } }],
  ...[{ a: { b: 'x' } }, { b: 1 }, { b: 'x' }, { a: 1, b: 1 }, { a: 'a', b: 'b' }, { c: 0 }],
  ...[{ a: true }, { a: [1] }, { a: ['a'] }, { a: 1, c: 'z' }],
];

const universe: readonly Json[] = [
  ...[{}, { type: 'string' }, { type: 'number' }, { type: 'integer' }, { type: 'boolean' }],
  ...[{ type: 'array' }, { type: 'object' }, { type: 'null' }, { type: ['string', 'null'] }],
  ...[{ type: ['integer', 'string'] }, { type: ['number', 'integer'] }],
  ...['', '^', '.', '.*', '^.*$', '.+', '^a$', '^[ab]$', 'a', '^[a-z]+$', '^\\w+$', '^\\d+$'].map(
    (pattern) => ({ type: 'string', pattern }),
  ),
  ...['^\\d{4}-\\d{2}-\\d{2}$', '^\\d{4}-\\d{1,2}-\\d{1,2}$', '^(?!a)', '(a)\\1', '^$', 'a^'].map(
    (pattern) => ({ type: 'string', pattern }),
  ),
  ...[{ pattern: '^a' }, { pattern: '^[^/]*$' }],
  ...[0, 1, 1.5, 2, -1].flatMap((minimum) => [
    { type: 'integer', minimum },
    { type: 'number', minimum },
  ]),
  ...[0, 10, 1.5].flatMap((maximum) => [
    { type: 'integer', maximum },
    { type: 'number', maximum },
  ]),
  ...[
    { minimum: 0 },
    { maximum: 10 },
    { minimum: 5, maximum: 1 },
    { type: 'integer', minimum: 0.2, maximum: 0.8 },
  ],
  ...[
    { type: 'integer', minimum: 1, maximum: 3 },
    { type: 'number', minimum: 1, maximum: 3 },
  ],
  ...[
    { type: 'number', minimum: 1, maximum: 1 },
    { type: 'number', minimum: 1.5, maximum: 1.5 },
  ],
  ...[{ enum: ['a'] }, { enum: ['a', 'b'] }, { enum: ['a', 'b', 'c'] }, { enum: [1, 2, 3] }],
  ...[
    { enum: [true, false] },
    { enum: [null] },
    { type: 'string', enum: [0] },
    { enum: ['a', 1, null, [], {}] },
  ],
  ...[
    { type: 'string', enum: ['a', 1] },
    { type: 'integer', enum: [1, 1.5, 2] },
  ],
  ...[
    { enum: ['a', 'abc', 'b'], pattern: '^.$' },
    { type: 'boolean', enum: [true] },
  ],
  ...[{ enum: [[], [1]] }, { enum: [{}, { a: 1 }] }, { type: 'array', enum: [[]] }],
  ...[
    { type: 'string' },
    { type: 'integer' },
    { type: 'string', pattern: '^a' },
    { enum: ['a'] },
  ].map((items) => ({ type: 'array', items })),
  ...[{ items: { type: 'number' } }, { type: 'array', items: { type: 'string', enum: [0] } }],
  ...[{ type: 'array', items: { type: 'array', items: { type: 'integer' } } }],
  ...[{ type: 'string' }, { type: 'integer' }, { type: 'number' }, { enum: ['a'] }, {}].map(
    (a) => ({
      type: 'object',
      properties: { a },
    }),
  ),
  ...[{ type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } }],
  ...[
    { type: 'object', properties: { b: { type: 'integer' } } },
    { properties: { a: { minimum: 0 } } },
  ],
  ...[
    {
      type: 'object',
      properties: { a: { type: 'object', properties: { b: { type: 'integer' } } } },
    },
  ],
  ...[{ type: 'object', properties: { a: { type: 'string', enum: [0] } } }],
  ...[
    { type: 'string', minLength: 1 },
    { type: 'string', minLength: 1, pattern: '^a' },
  ],
  ...[
    { type: 'string', minLength: 2 },
    { type: 'integer', multipleOf: 2 },
  ],
  ...[
    { type: 'integer', multipleOf: 2, minimum: 0 },
    { type: 'object', required: ['a'] },
  ],
];

const judges = universe.map((schema) => ajv.compile(schema as object));
const valid = judges.map((judge) => values.map((value) => Boolean(judge(value))));

function answersIn(mode: SubsumptionMode) {
  return universe.map((wider) => universe.map((narrower) => subsumes(wider, narrower, mode)));
}

/** The answers for every pair of schemas: a row for each wider one. */
const allAnswers = {
  'all-values': answersIn('all-values'),
  'declared-properties': answersIn('declared-properties'),
};

/** A value that `narrower` accepts and `wider` rejects, according to ajv. */
function counterexample(wider: number, narrower: number): Json | undefined {
  return values.find((_, index) => valid[narrower]?.[index] && !valid[wider]?.[index]);
}

describe('our evaluator against ajv', () => {
  test.each(universe.map((schema, position) => [JSON.stringify(schema), position] as const))(
    '%s',
    (_, position) => {
      const schema = universe[position] ?? {};
      const wrong = values.filter((value, index) => {
        const ours = accepts(schema, value);
        return ours !== null && ours !== valid[position]?.[index];
      });
      expect(wrong).toEqual([]);
      const opaque = /minLength|multipleOf|required|\(\?!|\\\\1/.test(JSON.stringify(schema));
      if (!opaque) expect(values.filter((value) => accepts(schema, value) === null)).toEqual([]);
    },
  );
});

describe.each(['all-values', 'declared-properties'] as const)(
  'every pair of schemas, %s',
  (mode: SubsumptionMode) => {
    const answers = allAnswers[mode];
    const pairs = universe.flatMap((_, w) => universe.map((__, n) => [w, n] as const));
    const of = (w: number, n: number) => answers[w]?.[n] ?? { answer: 'unknown', reason: '' };

    test('no "yes" that ajv refutes', () => {
      expect(pairs.length).toBeGreaterThan(8000);
      const unsound = pairs.filter(([w, n]) => {
        if (of(w, n).answer !== 'yes') return false;
        const value = counterexample(w, n);
        return (
          value !== undefined && (mode === 'all-values' || !undeclares(universe[n] ?? {}, value))
        );
      });
      expect(unsound.map(([w, n]) => [universe[w], universe[n]])).toEqual([]);
    });

    test('no "no" without a witness that ajv confirms', () => {
      const unwitnessed = pairs.filter(([w, n]) => {
        const answer = of(w, n);
        if (answer.answer !== 'no') return false;
        return !judges[n]?.(answer.witness) || judges[w]?.(answer.witness);
      });
      expect(unwitnessed.map(([w, n]) => [universe[w], universe[n]])).toEqual([]);
    });

    test('an answer that ajv refutes is never undecided within the subset', () => {
      const outside = /minLength|multipleOf|required|\(\?!|\\\\1/;
      const open = pairs.filter(
        ([w, n]) =>
          of(w, n).answer === 'unknown' &&
          !outside.test(JSON.stringify([universe[w], universe[n]])),
      );
      expect(open.map(([w, n]) => [universe[w], universe[n]])).toEqual([]);
    });

    test('reflexive', () => {
      expect(universe.filter((_, index) => of(index, index).answer !== 'yes')).toEqual([]);
    });

    test('most pairs are decided', () => {
      const count = (answer: string) => pairs.filter(([w, n]) => of(w, n).answer === answer).length;
      const counts = { yes: count('yes'), no: count('no'), unknown: count('unknown') };
      expect(counts.unknown).toBeLessThan(pairs.length / 10);
    });
  },
);

test('the relation is transitive over three schemas', () => {
  const isYes = allAnswers['all-values'].map((row) => row.map(({ answer }) => answer));
  let triples = 0;
  const broken: unknown[] = [];
  for (const [a, row] of isYes.entries()) {
    for (const [b, first] of row.entries()) {
      if (first !== 'yes') continue;
      for (const c of universe.keys()) {
        if (isYes[b]?.[c] !== 'yes') continue;
        triples++;
        if (isYes[a]?.[c] === 'no') broken.push([universe[a], universe[b], universe[c]]);
      }
    }
  }
  expect(triples).toBeGreaterThan(5000);
  expect(broken).toEqual([]);
});

/** True if a value has a property that its schema does not declare. */
function undeclares(schema: Json, value: Json): boolean {
  if (Array.isArray(value))
    return value.some((item: Json) => undeclares(at(schema, 'items'), item));
  if (value === null || typeof value !== 'object') return false;
  const properties = at(schema, 'properties') as { readonly [key: string]: Json };
  return Object.entries(value).some(
    ([name, inner]) =>
      !Object.hasOwn(properties, name) || undeclares(properties[name] ?? {}, inner as Json),
  );
}

function at(schema: Json, key: string): Json {
  return (schema as { readonly [key: string]: Json })[key] ?? {};
}

const patterns = ['', '^a', 'b$', '^[a-c]+$', '^\\d{1,3}$', '.+', '^(a|b)*$', '\\w', '^[^/]+$'];
const leaf = fc.oneof(
  fc.constant({}),
  fc.constantFrom<Json>({ type: 'boolean' }, { type: 'null' }, { type: 'string' }),
  fc.constantFrom(...patterns).map((pattern) => ({ type: 'string', pattern })),
  fc
    .record(
      { minimum: fc.integer({ min: -3, max: 3 }), maximum: fc.integer({ min: -3, max: 6 }) },
      { requiredKeys: [] },
    )
    .chain((bounds) => fc.constantFrom('integer', 'number').map((type) => ({ type, ...bounds }))),
  fc
    .uniqueArray(fc.constantFrom<Json>('a', 'b', 'ab', 1, 2, 1.5, true, null, [], {}), {
      minLength: 1,
      maxLength: 4,
    })
    .map((members) => ({ enum: members })),
);
const schema: fc.Arbitrary<Json> = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'schema' },
    { weight: 3, arbitrary: leaf },
    { weight: 1, arbitrary: tie('node').map((items) => ({ type: 'array', items })) },
    {
      weight: 2,
      arbitrary: fc
        .dictionary(fc.constantFrom('a', 'b', 'c'), tie('node'), {
          maxKeys: 2,
          noNullPrototype: true,
        })
        .map((properties) => ({ type: 'object', properties })),
    },
  ),
})).node;

test('random schemas: every answer holds for random values', () => {
  const value = fc.letrec<{ node: Json }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'value' },
      fc.constantFrom<Json>('a', 'b', 'ab', 'abc', '', '12', '/', 0, 1, 2, -2, 1.5, true, null),
      fc.array(tie('node'), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('node'), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
    ),
  })).node;
  fc.assert(
    fc.property(
      schema,
      schema,
      fc.array(value, { minLength: 30, maxLength: 30 }),
      (wider, narrower, some) => {
        const [outer, inner] = [ajv.compile(wider as object), ajv.compile(narrower as object)];
        const answer = subsumes(wider, narrower, 'all-values');
        expect(answer.answer).not.toBe('unknown');
        if (answer.answer === 'no') {
          expect([inner(answer.witness), outer(answer.witness)]).toEqual([true, false]);
        } else expect(some.filter((value) => inner(value) && !outer(value))).toEqual([]);
      },
    ),
    { seed: 20250103, numRuns: 200 },
  );
});

test.each<[Json, Json, string]>([
  [{ enum: [] }, { type: 'string' }, 'no'],
  [{ type: 'string' }, { enum: [] }, 'yes'],
  [{ type: 'string', pattern: '^(?=a)' }, { type: 'string', pattern: '^(?=a)' }, 'yes'],
  [{ pattern: '(' }, { type: 'string' }, 'unknown'],
  [{ $ref: '#/x', type: 'string' }, { type: 'integer' }, 'unknown'],
  [{ type: 'date' }, { type: 'date' }, 'yes'],
  [{ type: 'date' }, { type: 'time' }, 'unknown'],
  [{}, { type: 'date' }, 'yes'],
  [{ minLength: 1, minimum: 0 }, { minLength: 1, minimum: 1 }, 'yes'],
  [{ minLength: 1, minimum: 0 }, { minLength: 2, minimum: 1 }, 'yes'],
  [{ minLength: 2, minimum: 0 }, { minLength: 1, minimum: 1 }, 'no'],
  [{ type: 'string' }, { type: 'string', nullable: true }, 'no'],
  [{ type: 'string', format: 'uri' }, { type: 'string', format: 'date' }, 'unknown'],
  [{ type: 'integer', format: 'uri' }, { type: 'integer' }, 'yes'],
  [{ title: 'a', type: 'string' }, { $comment: 'b', type: 'string', 'x-a': 1 }, 'yes'],
  [{ allOf: [{ minLength: 1 }] }, { minLength: 2 }, 'yes'],
  [{ not: { const: 'a' } }, { type: 'string', pattern: '^b' }, 'yes'],
  [{ multipleOf: 1e-300 }, { type: 'integer' }, 'unknown'],
  [{ multipleOf: 2 }, { multipleOf: 6 }, 'yes'],
  [{ minLength: 2e9 }, { minLength: 1e9 }, 'unknown'],
  [{ type: 'string', minLength: 1e9 }, { type: 'string', minLength: 2e9 }, 'yes'],
  [{ $ref: '#' }, { type: 'string' }, 'unknown'],
  [{ $defs: { a: { type: 'string' } }, $ref: '#/$defs/a' }, { type: 'string' }, 'yes'],
  [
    { additionalProperties: false, properties: {} },
    { additionalProperties: false, properties: { a: {} } },
    'no',
  ],
  [{ items: [{}] }, { type: 'array' }, 'unknown'],
  ['string', 'string', 'yes'],
  ['string', 'number', 'unknown'],
  [true, {}, 'yes'],
  [false, {}, 'no'],
  [{ minimum: '1' }, { type: 'integer' }, 'unknown'],
])('%j over %j is %s', (wider, narrower, answer) => {
  expect(subsumes(wider, narrower, 'declared-properties').answer).toBe(answer);
});

test('a long enum is never taken to list everything', () => {
  const lists = Array.from({ length: 60 }, (_, length) => Array.from({ length }, () => 'abc'));
  const numbers = Array.from({ length: 1500 }, (_, value) => value);
  expect(subsumes({ enum: lists }, { type: 'array' }, 'declared-properties').answer).toBe('no');
  expect(subsumes({ enum: numbers }, { type: 'integer' }, 'declared-properties').answer).toBe('no');
});

test('deep, wide and long schemas end soon', () => {
  const deep = Array.from({ length: 500 }).reduce<Json>((items) => ({ type: 'array', items }), {});
  const deeper = { type: 'array', items: deep };
  const wide = (minimum: number) => ({
    properties: Object.fromEntries(
      Array.from({ length: 20_000 }, (_, n) => [`p${n}`, { minimum }]),
    ),
  });
  const long = (from: number) => ({ enum: Array.from({ length: 100_000 }, (_, n) => n + from) });
  expect(subsumes(deep, deeper, 'declared-properties').answer).not.toBe('no');
  expect(subsumes(wide(1), wide(2), 'declared-properties').answer).toBe('unknown');
  expect(subsumes(long(0), long(1), 'declared-properties').answer).toBe('no');
});

test('hostile schemas end with a proven answer', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      anyOf: [{ minLength: n + 5 }, { pattern: `a{${n + 4}}` }, { minimum: n }],
    }));
  const nested = (depth: number, leaf: Json): Json =>
    depth === 0
      ? leaf
      : { oneOf: [{ items: nested(depth - 1, leaf) }, { not: nested(depth - 1, leaf) }] };
  const growing = (leaf: Json) => {
    const reference = (n: number) => ({ $ref: `#/$defs/a${n}` });
    const defs = Array.from({ length: 30 }, (_, n): [string, Json] => [
      `a${n}`,
      n === 29 ? leaf : { anyOf: [reference(n + 1), { items: reference(n + 1) }] },
    ]);
    return { $defs: Object.fromEntries(defs), ...reference(0) };
  };
  const pairs: readonly (readonly [Json, Json])[] = [
    [
      { type: 'string', maxLength: 3 },
      { type: 'string', allOf: many(20) },
    ],
    [nested(10, { minLength: 1 }), nested(10, { minLength: 2 })],
    [growing({ type: 'string' }), growing({ type: 'number' })],
    [{ minItems: 2e9 }, { type: 'array', minItems: 1e9, uniqueItems: true }],
    [{ pattern: '^(a|b)*a(a|b){12}$' }, { type: 'string', pattern: '^(b|a)*b(b|a){11}$' }],
  ];
  for (const [wider, narrower] of pairs) {
    const answer = subsumes(wider, narrower, 'all-values');
    if (answer.answer !== 'no') continue;
    const [outer, inner] = [accepts(wider, answer.witness), accepts(narrower, answer.witness)];
    expect([inner, outer]).toEqual([true, false]);
  }
});
