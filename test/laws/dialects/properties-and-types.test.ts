import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareProperties } from '../../../src/contract/schema/property-changes.ts';
import { compareSchemas } from '../../../src/contract/subsume/compare-schemas.ts';
import type { Json } from '../../../src/model/value/value.ts';
import { sample, seeds } from '../support/seeds.ts';

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

/** What may stand around a schema, with the path of its properties then. */
const wrappers = fc.constantFrom<readonly [string, (schema: Json) => Json]>(
  ['', (schema) => ({ anyOf: [schema, { type: 'null' }] })],
  ['', (schema) => ({ oneOf: [{ type: 'string' }, schema] })],
  ['', (schema) => ({ allOf: [schema] })],
  ['*.', (schema) => ({ type: 'object', additionalProperties: schema })],
  ['[0].', (schema) => ({ type: 'array', prefixItems: [schema] })],
  ['[].', (schema) => ({ type: 'array', items: { anyOf: [schema, { type: 'null' }] } })],
);

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

  test('a combination around a schema hides none of its changes', () => {
    const property = fc.property(properties, properties, wrappers, (old, fresh, [prefix, wrap]) => {
      const [before, after] = [schemaOf('object', old), schemaOf('object', fresh)];
      const bare = compareProperties(before, after);
      expect(compareProperties(wrap(before), wrap(after))).toEqual({
        added: bare.added.map((name) => prefix + name),
        removed: bare.removed.map((name) => prefix + name),
        isOnlyChange: bare.isOnlyChange,
      });
      const [verdict, wrapped] = [
        compareSchemas(before, after),
        compareSchemas(wrap(before), wrap(after)),
      ].map((comparison) => comparison.verdict);
      expect(wrapped).toBe(verdict);
    });
    fc.assert(property, sample(seed, 300));
  });

  test('a property that moves into a combination is not gone', () => {
    const property = fc.property(properties, wrappers, (declared, [prefix, wrap]) => {
      const schema = schemaOf('object', declared);
      const moved = compareProperties(schema, wrap(schema));
      if (prefix === '') expect(moved.removed).toEqual([]);
    });
    fc.assert(property, sample(seed, 100));
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
