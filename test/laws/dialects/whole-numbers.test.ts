import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts } from '../../../src/contract/schema/evaluate.ts';
import { subsumes } from '../../../src/contract/subsume/subsume.ts';
import { exactJson } from '../../../src/model/value/canonical.ts';
import { type Json, toJson } from '../../../src/model/value/value.ts';
import { parseExactJson } from '../../../src/syntax/json/exact.ts';
import { parseJson } from '../../../src/syntax/json/json.ts';
import { parseToml } from '../../../src/syntax/toml/toml.ts';
import { parseYaml } from '../../../src/syntax/yaml/yaml.ts';
import { sample, seeds } from '../support/seeds.ts';

const centres = [0n, 4_000_000_000_000_001n, 2n ** 53n, 2n ** 63n - 20n, 10n ** 17n, -(2n ** 53n)];

/** Whole numbers, many of which only their last digits tell apart. */
const whole = fc
  .tuple(fc.constantFrom(...centres), fc.integer({ min: -6, max: 6 }))
  .map(([centre, step]) => centre + BigInt(step));

/** As readers write it: a `bigint` only where a double would lose digits. */
function read(value: bigint): Json {
  return toJson(parseJson('a.json', String(value)).root ?? expect.fail('unread'));
}

const list = fc.uniqueArray(whole, { minLength: 1, maxLength: 4 });
const bounds = fc.record({ minimum: whole, maximum: whole }, { requiredKeys: [] });

/** A schema as JSON, and what it accepts. */
type Case = readonly [schema: Json, takes: (value: bigint) => boolean, listed: readonly bigint[]];

const enumCase: fc.Arbitrary<Case> = list.map((members) => [
  { type: 'integer', enum: members.map(read) },
  (value) => members.includes(value),
  members,
]);

/** Bounds are the doubles that validators use. */
const boundsCase: fc.Arbitrary<Case> = bounds.map(({ minimum, maximum }) => [
  {
    type: 'integer',
    ...(minimum !== undefined && { minimum: read(minimum) }),
    ...(maximum !== undefined && { maximum: read(maximum) }),
  },
  (value) =>
    (minimum === undefined || Number(value) >= Number(minimum)) &&
    (maximum === undefined || Number(value) <= Number(maximum)),
  [minimum, maximum].flatMap((bound) =>
    bound === undefined ? [] : [-2n, -1n, 0n, 1n, 2n].map((step) => bound + step),
  ),
]);

const anyCase = fc.oneof(enumCase, boundsCase);

describe.each(seeds)('%s seed %i: whole numbers keep their digits', (_, seed) => {
  test('every reader reads them alike, and they are written as they were', () => {
    fc.assert(
      fc.property(whole, (value) => {
        const [json, yaml, toml] = [
          parseJson('a.json', `{"a": ${value}}`),
          parseYaml('a.yaml', `a: ${value}\n`),
          parseToml('a.toml', `a = ${value}\n`),
        ].map(({ root }) => exactJson(root && toJson(root)));
        expect([json, yaml, toml]).toEqual(Array(3).fill(`{"a":${value}}`));
        expect(exactJson(parseExactJson(String(json)))).toBe(json);
      }),
      sample(seed, 300),
    );
  });

  test('JSON with such a number is laid out as any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('', '  '), (value, indent) => {
        const [large, small] = [
          { a: 2n ** 60n, value },
          { a: 7, value },
        ];
        const text = exactJson(large, undefined, indent).replace(String(2n ** 60n), '7');
        expect(text).toBe(JSON.stringify(small, null, indent));
      }),
      sample(seed, 300),
    );
  });

  test('a list accepts exactly its members', () => {
    fc.assert(
      fc.property(enumCase, whole, ([schema, takes], value) => {
        expect(accepts(schema, read(value))).toBe(takes(value));
      }),
      sample(seed, 500),
    );
  });

  test('a proof holds, and a witness is one', () => {
    fc.assert(
      fc.property(anyCase, anyCase, ([wider, takesMore, ends], [narrower, takes, others]) => {
        const answer = subsumes(wider, narrower, 'all-values');
        const lost = [...ends, ...others].filter((value) => takes(value) && !takesMore(value));
        if (answer.answer === 'yes') expect(lost).toEqual([]);
        if (answer.answer !== 'no') return;
        const witness = BigInt(answer.witness as bigint);
        expect([takes(witness), takesMore(witness)]).toEqual([true, false]);
      }),
      sample(seed, 1_000),
    );
  });

  test('two lists are always told apart', () => {
    fc.assert(
      fc.property(enumCase, enumCase, ([wider, takesMore], [narrower, , members]) => {
        const { answer } = subsumes(wider, narrower, 'all-values');
        expect(answer).toBe(members.every(takesMore) ? 'yes' : 'no');
      }),
      sample(seed, 500),
    );
  });
});
