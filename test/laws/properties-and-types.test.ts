import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareProperties, compareSchemas } from '../../src/contract/subsume/compare-schemas.ts';
import type { Json } from '../../src/model/value/value.ts';
import { sample, seeds } from './seeds.ts';

const types = fc.constantFrom<Json | null>(
  'object',
  ['object', 'null'],
  ['string', 'object'],
  null,
);
const inner = fc.constantFrom<Json>({}, { type: 'string' }, { type: 'integer' });
const properties = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), inner, {
  minKeys: 1,
  noNullPrototype: true,
});

function schemaOf(type: Json | null, declared: Json, beside: object = {}): Json {
  return { ...(type === null ? {} : { type }), properties: declared, ...beside };
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('a type that changes hides no property that comes or goes', () => {
    const property = fc.property(
      types,
      types,
      properties,
      properties,
      (oldType, newType, was, now) => {
        const [before, after] = [schemaOf(oldType, was), schemaOf(newType, now)];
        const { added, removed } = compareProperties(before, after);
        expect(removed).toEqual(Object.keys(was).filter((name) => !Object.hasOwn(now, name)));
        expect(added).toEqual(Object.keys(now).filter((name) => !Object.hasOwn(was, name)));
      },
    );
    fc.assert(property, sample(seed, 200));
  });

  test('a property the old schema speaks of is not taken as never sent', () => {
    const speaking = fc.constantFrom<object>(
      ...[{ required: ['z'] }, { patternProperties: { '^z': {} } }, { additionalProperties: {} }],
      ...[{ additionalProperties: true }, { dependentRequired: { z: ['a'] } }],
      ...[{ propertyNames: { maxLength: 1 } }, { minProperties: 5 }, { allOf: [{}] }],
    );
    const property = fc.property(types, properties, speaking, (type, was, beside) => {
      const before = schemaOf(type, was, beside);
      const after = schemaOf(type, { ...was, z: { type: 'null' } }, beside);
      expect(['narrowed', 'incomparable']).toContain(compareSchemas(before, after).verdict);
    });
    fc.assert(property, sample(seed, 200));
  });
});
