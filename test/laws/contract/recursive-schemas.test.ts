import { describe, expect, test } from 'vitest';
import { subsumes } from '../../../src/contract/subsume/subsume.ts';
import type { Json } from '../../../src/model/value/value.ts';
import { editSchema, isNode } from '../schema-mix/edit.ts';
import { newAjv } from '../schema-mix/measure.ts';
import { Random } from '../schema-mix/random.ts';
import { anySchema, type Node, objectSchema } from '../schema-mix/schemas.ts';
import { valueFor } from '../schema-mix/values.ts';
import { sample, seeds } from '../support/seeds.ts';

const self = { $ref: '#/$defs/one' };
const simple = { left: 1, combines: false };

/** Places for a definition within itself: in parts, in branches, beside constraints, and where it must not match. */
const places: readonly ((random: Random) => Node)[] = [
  () => ({ properties: { a: self } }),
  () => ({ properties: { a: { type: 'array', items: self, maxItems: 2 } } }),
  () => ({ additionalProperties: self }),
  () => ({ properties: { b: { anyOf: [self, { type: 'null' }] } } }),
  () => ({ properties: { a: { $ref: '#/$defs/two' } } }),
  () => ({ properties: { a: { ...self, maxProperties: 1 } } }),
  () => ({ properties: { a: { not: self } } }),
  () => ({ properties: { a: { oneOf: [self, { type: 'string' }] } } }),
  () => ({ patternProperties: { '^a': self } }),
  (random) => ({ anyOf: [{ type: 'array', items: self }, anySchema(random, simple)] }),
];

function treeOf(random: Random): Node {
  const place = random.pick(places)(random);
  const own = objectSchema(random, simple);
  const properties = { ...(own['properties'] as Node), ...(place['properties'] as Node) };
  const one = { ...own, ...place, ...(place['properties'] !== undefined && { properties }) };
  return { $ref: '#/$defs/one', $defs: { one, two: { type: 'array', items: self, minItems: 1 } } };
}

function edited(random: Random, tree: Node): Node {
  const { one, two } = tree['$defs'] as Node;
  return { ...tree, $defs: { one: editSchema(random, one ?? true, simple), two: two ?? true } };
}

/** The schema with its definitions in place of references to them, some levels deep, to make values of. */
function unrolled(schema: Json, definitions: Node, levels: number): Json {
  if (Array.isArray(schema)) return schema.map((item: Json) => unrolled(item, definitions, levels));
  if (!isNode(schema)) return schema;
  const name = String(schema['$ref'] ?? '').split('/')[2];
  if (name !== undefined)
    return levels > 0 ? unrolled(definitions[name] ?? true, definitions, levels - 1) : true;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, unrolled(value, definitions, levels)]),
  );
}

const valuesOf = (tree: Node) => unrolled({ ...self }, tree['$defs'] as Node, 3);

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('answers on schemas within themselves hold for their values', () => {
    const counts = { yes: 0, no: 0, unknown: 0 };
    const { numRuns } = sample(seed, 200);
    for (let index = 0; index < numRuns; index++) {
      const random = new Random(seed + index);
      const was = treeOf(random);
      const now = random.once(8) ? treeOf(random) : edited(random, was);
      const ajv = newAjv();
      const [old, fresh] = [ajv.compile(was), ajv.compile(now)];
      const answer = subsumes(now, was, 'all-values');
      counts[answer.answer]++;
      const pair = JSON.stringify({ was, now });
      if (answer.answer === 'no')
        expect([old(answer.witness), fresh(answer.witness)], pair).toEqual([true, false]);
      if (answer.answer !== 'yes') continue;
      for (let left = 40; left > 0; left--) {
        const value = valueFor(random, valuesOf(was), valuesOf(now));
        if (old(value)) expect(fresh(value), `${pair} ${JSON.stringify(value)}`).toBe(true);
      }
    }
    expect(counts.yes).toBeGreaterThan(numRuns / 10);
    expect(counts.no).toBeGreaterThan(numRuns / 10);
  });
});
