import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts } from '../../../src/contract/schema/evaluate.ts';
import { subsumes } from '../../../src/contract/subsume/subsume.ts';
import type { Json } from '../../../src/model/value/value.ts';
import type { Fields } from '../support/maximal.ts';
import { sample, seeds } from '../support/seeds.ts';

const ajv = new Ajv({ strict: false, validateSchema: false });

const patterns = [
  ...['', '^a', 'b$', '^[a-c]+$', '^\\d{1,3}$', '.+', '^(a|b)*$', '\\w', '^[^/]+$', '^$'],
  ...['^\\d{4}-\\d{2}-\\d{2}$', '^v?\\d+(\\.\\d+)*$', '^[a-z][a-z0-9-]*$', '^(draft|final)$'],
];
const bound = fc.integer({ min: -4, max: 8 }).map((twice) => twice / 2);
const number = fc
  .record({ minimum: bound, maximum: bound }, { requiredKeys: [], noNullPrototype: true })
  .chain((bounds) => fc.constantFrom('integer', 'number').map((type) => ({ type, ...bounds })));
const members = fc.constantFrom<Json>('a', 'ab', '', 'draft', 0, 1, 1.5, true, null, [], {}, ['a']);
const leaf: fc.Arbitrary<Fields> = fc.oneof(
  fc.constantFrom<Fields>({}, { type: 'boolean' }, { type: 'null' }, { type: 'string' }),
  fc.constantFrom(...patterns).map((pattern) => ({ type: 'string', pattern })),
  number,
  fc.uniqueArray(members, { minLength: 1, maxLength: 4 }).map((list) => ({ enum: list })),
  fc.constantFrom<Fields>({ type: ['string', 'null'] }, { type: ['integer', 'string'] }),
);

/** Schemas of the ADR-002 subset, at most three levels deep. */
const schema: fc.Arbitrary<Fields> = fc.letrec<{ node: Fields }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'schema' },
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

const anything: fc.Arbitrary<Json> = fc.oneof(
  members,
  fc.constantFrom<Json>('12', '2025-01-01', '/', '\n', -2, 2.5, 7, [1], { a: 1 }, { z: 'z' }),
);

/** Values that a schema accepts, or nearly. */
function valueFor(of: Fields): fc.Arbitrary<Json> {
  if (Array.isArray(of['enum'])) return fc.constantFrom<Json>(...(of['enum'] as Json[]));
  const types = [of['type'] ?? 'any'].flat();
  return fc.oneof(...types.map((type) => ofType(String(type), of)));
}

const anyText = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('', 'a', '12', 'draft'));

function matching(pattern: string): fc.Arbitrary<Json> {
  return fc.stringMatching(new RegExp(pattern), { size: 'small' });
}

function ofType(type: string, of: Fields): fc.Arbitrary<Json> {
  const low = Number(of['minimum'] ?? -5);
  if (type === 'string') return of['pattern'] ? matching(String(of['pattern'])) : anyText;
  if (type === 'integer') return fc.nat(12).map((more) => Math.ceil(low) + more);
  if (type === 'number') return fc.nat(40).map((more) => low + more / 4);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return fc.array(valueFor((of['items'] ?? {}) as Fields), { maxLength: 3 });
  if (type !== 'object') return anything;
  const entries = Object.entries((of['properties'] ?? {}) as { readonly [key: string]: Fields });
  const model = Object.fromEntries(entries.map(([key, inner]) => [key, valueFor(inner)]));
  const record = fc.record(model, { requiredKeys: [], noNullPrototype: true });
  return record.map((value) => JSON.parse(JSON.stringify(value)) as Json);
}

/** Two schemas, and values of the first. */
const pair = schema.chain((before) =>
  fc.record({
    was: fc.constant(before),
    now: fc.oneof(schema, fc.constant(before)),
    some: fc.array(valueFor(before), { minLength: 40, maxLength: 40 }),
    others: fc.array(anything, { maxLength: 10 }),
  }),
);

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('every answer on two schemas holds for the values of the older one', () => {
    const counts = { yes: 0, no: 0, unknown: 0 };
    const property = fc.property(pair, ({ was, now, some, others }) => {
      const [oldValidator, newValidator] = [ajv.compile(was), ajv.compile(now)];
      const values = [...some, ...others].filter((value) => oldValidator(value));
      for (const value of values) expect(accepts(was, value)).toBe(true);
      for (const mode of ['all-values', 'declared-properties'] as const) {
        const answer = subsumes(now, was, mode);
        counts[answer.answer]++;
        if (answer.answer === 'no') {
          expect([oldValidator(answer.witness), newValidator(answer.witness)]).toEqual([
            true,
            false,
          ]);
        } else if (answer.answer === 'yes') {
          const tried =
            mode === 'all-values' ? values : some.filter((value) => oldValidator(value));
          const refused = tried.filter((value) => !newValidator(value));
          if (mode === 'all-values' || isDeclaring(was)) expect(refused).toEqual([]);
        }
      }
    });
    fc.assert(property, sample(seed, 600));
    expect(counts.yes).toBeGreaterThan(100);
    expect(counts.no).toBeGreaterThan(100);
    expect(counts.unknown).toBeLessThan(120);
  });
});

/** True if values of a schema have only declared content; untyped schemas declare nothing. */
function isDeclaring(of: Fields): boolean {
  const inner = [of['items'], ...Object.values((of['properties'] ?? {}) as Fields)];
  const isOpen = of['type'] === undefined || (of['type'] === 'array' && !of['items']);
  return !isOpen && inner.every((schema) => schema === undefined || isDeclaring(schema as Fields));
}
