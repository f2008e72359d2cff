import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactJson } from '../../../src/model/value/canonical.ts';
import type { Json } from '../../../src/model/value/value.ts';
import { changesBetween, line, manifest } from '../../contract/skills.ts';
import { pairAt } from '../schema-mix/pairs.ts';
import { sample, seeds } from '../support/seeds.ts';

/** Two versions of the schema of an input. */
type Versions = readonly [before: Json, after: Json];

/** Schemas in which keywords and combinations meet. */
const mixed: fc.Arbitrary<Versions> = fc
  .nat(1_000_000)
  .map(pairAt)
  .map(({ was, now }) => [was, now]);

const large = fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 9n });
const listed: fc.Arbitrary<Json> = fc
  .uniqueArray(large, { minLength: 1, maxLength: 3 })
  .map((values) => ({ type: 'integer', enum: values }));
const bounded: fc.Arbitrary<Json> = large.map((minimum) => ({ type: 'integer', minimum }));
const whole = fc.oneof(listed, bounded);

/** Schemas with whole numbers beyond doubles, alone and in a combination. */
const numeric: fc.Arbitrary<Versions> = fc
  .tuple(whole, whole, fc.boolean())
  .map(([before, after, isCombined]) =>
    isCombined
      ? [{ anyOf: [before, { type: 'null' }] }, { anyOf: [after, { type: 'null' }] }]
      : [before, after],
  );

const inputs = fc.array(fc.oneof(mixed, numeric), { minLength: 2, maxLength: 40 });

/** The manifest with some of the inputs, in an order. */
function manifestWith(all: readonly Versions[], order: readonly number[], side: 0 | 1) {
  const lines = order.map((index) => {
    const schema = exactJson(all[index]?.[side] ?? true);
    return `    - { name: i${index}, description: A value., schema: ${schema} }\n`;
  });
  return manifest(`version: 1.0.0\ninputs:\n  optional:\n${lines.join('')}`);
}

async function verdictsOf(all: readonly Versions[], order: readonly number[]) {
  const changes = await changesBetween(manifestWith(all, order, 0), manifestWith(all, order, 1));
  return (index: number) =>
    changes
      .map(line)
      .filter((text) => text.includes(`"i${index}"`))
      .sort();
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('what a change does to an input depends on no other input and no order', async () => {
    const property = fc.asyncProperty(inputs, fc.infiniteStream(fc.nat()), async (all, keys) => {
      const indices = all.map((_, index) => index);
      const ranks = new Map(indices.map((index) => [index, keys.next().value as number]));
      const shuffled = indices.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
      const [together, otherwise] = [
        await verdictsOf(all, indices),
        await verdictsOf(all, shuffled),
      ];
      for (const index of indices.slice(0, 6)) {
        const alone = (await verdictsOf(all, [index]))(index);
        expect([together(index), otherwise(index)]).toEqual([alone, alone]);
      }
    });
    await fc.assert(property, sample(seed, 15));
  });
});
