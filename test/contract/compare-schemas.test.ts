import { describe, expect, test } from 'vitest';
import { compareProperties } from '../../src/contract/schema/property-changes.ts';
import { compareSchemas } from '../../src/contract/subsume/compare-schemas.ts';
import type { Json } from '../../src/model/value/value.ts';

const text = (pattern: string) => ({ type: 'string', pattern });
/** A tree, whose definition refers to itself. */
const tree = (children: object) => ({
  $defs: {
    node: {
      type: 'object',
      properties: { children: { type: 'array', items: { $ref: '#/$defs/node' }, ...children } },
    },
  },
  $ref: '#/$defs/node',
});
/** A property with keywords beside a reference. */
const below = (keywords: object) => ({
  type: 'object',
  properties: { a: { $ref: '#/$defs/text', ...keywords } },
  $defs: { text: { type: 'string' } },
});
const object = (properties: Json) => ({ type: 'object', properties });

test.each<[Json, Json, string, string, Json | undefined]>([
  [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 1 }, 'narrowed', 'minimum', 0],
  [{ type: 'integer', minimum: 1 }, { type: 'integer', minimum: 0 }, 'widened', 'minimum', 0],
  [{ maximum: 5 }, { maximum: 4 }, 'narrowed', 'maximum', 5],
  [{ type: 'integer' }, { type: 'number' }, 'widened', 'type', 1.5],
  [{ type: 'number' }, { type: 'integer' }, 'narrowed', 'type', 1.5],
  [{ type: 'integer' }, { type: 'string' }, 'incomparable', 'type', 1],
  [{ type: 'string' }, { type: ['string'] }, 'equivalent', 'type', undefined],
  [{ type: 'string' }, text('^\\d+$'), 'narrowed', 'pattern', 'abc'],
  [
    text('^\\d{4}-\\d{2}-\\d{2}$'),
    text('^\\d{4}-\\d{2}$'),
    'incomparable',
    'pattern',
    '2025-01-31',
  ],
  [text('^\\d+$'), text('^[0-9]+$'), 'equivalent', 'pattern', undefined],
  [text('^a'), text('^(?!b)'), 'widened', 'pattern', 'example'],
  [text('^a'), text('(?<!b)a'), 'unknown', 'pattern', undefined],
  [text('^(a|b)$'), text('^(?!b)'), 'incomparable', 'pattern', 'b'],
  [text('^a'), text('^(?=a)'), 'equivalent', 'pattern', undefined],
  [text('(?<=a)b'), { type: 'string' }, 'widened', 'pattern', 'example'],
  [text('^[\\p{L}\\p{N}_-]+$'), text('^[a-z]+$'), 'narrowed', 'pattern', 'A'],
  [text('^[a-z]+$'), text('^\\p{Ll}+$'), 'widened', 'pattern', 'über'],
  [text('^[\\p{L}]+$'), text('^\\p{L}+$'), 'equivalent', 'pattern', undefined],
  [
    { maxLength: 2, ...text('^(a)\\1$') },
    { maxLength: 1, ...text('^(a)\\1$') },
    'narrowed',
    'maxLength',
    'aa',
  ],
  [text('^(a+)\\1$'), text('^a{2}$'), 'narrowed', 'pattern', 'aaaa'],
  [{ enum: ['aa', 'ab'], ...text('^(.)\\1$') }, { enum: ['aa'] }, 'equivalent', 'type', undefined],
  [text('^b$'), text('^(a)\\1$'), 'incomparable', 'pattern', 'b'],
  [
    object({ a: {} }),
    { ...object({ a: {} }), unevaluatedProperties: false },
    'narrowed',
    'additionalProperties',
    { abc: 'abc' },
  ],
  [
    tree({ maxItems: 5 }),
    tree({ maxItems: 4 }),
    'narrowed',
    'properties.children.maxItems',
    { children: [{}, {}, {}, {}, {}] },
  ],
  [
    tree({ maxItems: 4 }),
    tree({ maxItems: 5 }),
    'widened',
    'properties.children.maxItems',
    { children: [{}, {}, {}, {}, {}] },
  ],
  [
    tree({ minItems: 1 }),
    tree({ minItems: 2 }),
    'narrowed',
    'properties.children.minItems',
    { children: [{}] },
  ],
  [
    below({ minLength: 2 }),
    below({ minLength: 3 }),
    'narrowed',
    'properties.a.minLength',
    { a: '42' },
  ],
  [below({ minLength: 2 }), below({}), 'widened', 'properties.a.minLength', { a: 'a' }],
  [
    { ...below({ minLength: 2 }), $schema: 'http://json-schema.org/draft-07/schema#' },
    { ...below({}), $schema: 'http://json-schema.org/draft-07/schema#' },
    'equivalent',
    'properties.a.minLength',
    undefined,
  ],
  [{ enum: ['a', 'b'] }, { enum: ['b'] }, 'narrowed', 'enum', 'a'],
  [{ enum: ['a'] }, { enum: ['a', 'b'] }, 'widened', 'enum', 'b'],
  [{ enum: ['a', 'b'] }, { enum: ['b', 'a'] }, 'equivalent', 'enum', undefined],
  [{ type: 'string' }, { type: 'string', enum: ['a'] }, 'narrowed', 'enum', 'abc'],
  [{ items: { type: 'integer' } }, { items: { type: 'number' } }, 'widened', 'items.type', [1.5]],
  [
    object({ a: { minimum: 0 } }),
    object({ a: { minimum: 1 } }),
    'narrowed',
    'properties.a.minimum',
    { a: 0 },
  ],
  [
    object({ a: {} }),
    object({ a: {}, b: { type: 'string' } }),
    'equivalent',
    'properties.b',
    undefined,
  ],
  [{ minLength: 1 }, { minLength: 2 }, 'narrowed', 'minLength', 'a'],
  [{ type: 'string', nullable: true }, { type: 'string' }, 'narrowed', 'type', null],
  [{ minLength: 1 }, {}, 'widened', 'minLength', ''],
  [{ minimum: 0, maximum: 9 }, { minimum: 1, maximum: 10 }, 'incomparable', 'minimum', 0],
])('%j to %j is %s by %s', (before, after, verdict, detail, witness) => {
  const expected = witness === undefined ? null : { value: witness };
  expect(compareSchemas(before, after)).toEqual({ verdict, detail, witness: expected });
});

test('a default that breaks is the witness', () => {
  const { witness } = compareSchemas({ type: 'string' }, text('^\\d+$'), ['docs/worklogs']);
  expect(witness).toEqual({ value: 'docs/worklogs' });
});

test('a default decides where the search does not', () => {
  const before = { type: 'string', pattern: `^${'(a|b)'.repeat(12)}x$|^q{30}$` };
  expect(compareSchemas(before, text('^[ab]'), ['q'.repeat(30)]).witness).not.toBeNull();
});

describe('added and removed properties', () => {
  test.each<[Json, Json, string[], string[], boolean]>([
    [object({ a: {} }), object({ a: {}, b: {} }), ['b'], [], true],
    [object({ a: {}, b: {} }), object({ b: {} }), [], ['a'], true],
    [object({ a: {} }), object({ b: {} }), ['b'], ['a'], true],
    [object({ a: object({ x: {} }) }), object({ a: object({ y: {} }) }), ['a.y'], ['a.x'], true],
    [{ items: object({ x: {} }) }, { items: object({}) }, [], ['[].x'], true],
    [object({ a: { minimum: 1 } }), object({ a: { minimum: 2 }, b: {} }), ['b'], [], false],
    [object({ a: {} }), { type: 'string' }, [], [], false],
    [object({ a: {}, b: {} }), { properties: { a: {} } }, [], ['b'], false],
    [{ type: 'object' }, object({ a: {} }), ['a'], [], true],
  ])('%j to %j adds %j, removes %j', (before, after, added, removed, alone) => {
    expect(compareProperties(before, after)).toEqual({ added, removed, isOnlyChange: alone });
  });
});
