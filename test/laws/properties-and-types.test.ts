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
  test('a changed type hides no added or removed property', () => {
    const property = fc.property(
      types,
      types,
      properties,
      properties,
      (oldType, newType, oldProperties, newProperties) => {
        const [before, after] = [
          schemaOf(oldType, oldProperties),
          schemaOf(newType, newProperties),
        ];
        const { added, removed } = compareProperties(before, after);
        expect(removed).toEqual(
          Object.keys(oldProperties).filter((name) => !Object.hasOwn(newProperties, name)),
        );
        expect(added).toEqual(
          Object.keys(newProperties).filter((name) => !Object.hasOwn(oldProperties, name)),
        );
      },
    );
    fc.assert(property, sample(seed, 200));
  });

  test('a property that a keyword of the old schema covers counts as sent', () => {
    const keywords = fc.constantFrom<object>(
      ...[{ required: ['z'] }, { patternProperties: { '^z': {} } }, { additionalProperties: {} }],
      ...[{ additionalProperties: true }, { dependentRequired: { z: ['a'] } }],
      ...[{ propertyNames: { maxLength: 1 } }, { minProperties: 5 }, { allOf: [{}] }],
    );
    const property = fc.property(types, properties, keywords, (type, properties, beside) => {
      const before = schemaOf(type, properties, beside);
      const after = schemaOf(type, { ...properties, z: { type: 'null' } }, beside);
      expect(['narrowed', 'incomparable']).toContain(compareSchemas(before, after).verdict);
    });
    fc.assert(property, sample(seed, 200));
  });
});
