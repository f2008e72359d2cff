import { describe, expect, test } from 'vitest';
import { accepts } from '../../src/contract/schema/evaluate.ts';
import { commonMultiple } from '../../src/contract/schema/multiples.ts';
import type { Json } from '../../src/model/value/value.ts';

describe('within the subset', () => {
  test.each<[Json, Json, boolean]>([
    [{ type: 'integer' }, 1.0, true],
    [{ type: 'integer' }, 1.5, false],
    [{ type: 'string', pattern: '^a' }, 'ba', false],
    [{ pattern: '^a' }, 7, true],
    [{ minimum: 3 }, '2', true],
    [{ minimum: 3 }, 3, true],
    [{ enum: [{ a: 1, b: [2] }] }, { b: [2], a: 1.0 }, true],
    [{ enum: ['1'] }, 1, false],
    [{ items: { type: 'string' } }, ['a', 1], false],
    [{ properties: { a: { type: 'string' } } }, { b: 1 }, true],
    [{ properties: { a: { type: 'string' } } }, { a: 1 }, false],
    [{ properties: { toString: { type: 'string' } } }, {}, true],
    [{ type: 'string', default: 1, title: 't', description: 'd' }, 'x', true],
    [{ enum: [] }, 'x', false],
  ])('%j, %j: %j', (schema, value, answer) => {
    expect(accepts(schema, value)).toBe(answer);
  });
});

describe('beyond the subset', () => {
  test.each<[Json, Json, boolean | null]>([
    [{ type: 'string', minLength: 1 }, 'x', true],
    [{ type: 'string', maxLength: 1 }, '\u{1f600}', true],
    [{ multipleOf: 0.1 }, 0.3, null],
    [{ multipleOf: 0.5 }, 1.5, true],
    [{ unevaluatedItems: false }, [1], false],
    [{ unevaluatedItems: false, contains: {} }, [1], null],
    [{ contains: { const: 1 }, maxContains: 1 }, [1, 1], false],
    [{ if: { type: 'string' }, else: { minimum: 2 } }, 1, false],
    [{ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 0, false],
    [{ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 1, true],
    [{ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 2, false],
    [{ patternProperties: { '^a': { type: 'string' } } }, { ab: 1 }, false],
    [{ properties: { a: true }, additionalProperties: false }, { b: 1 }, false],
    [{ dependentRequired: { a: ['b'] } }, { a: 1 }, false],
    [{ type: 'string', minLength: 1 }, 1, false],
    [{ type: 'date' }, 'x', null],
    [{ type: 'date', enum: ['y'] }, 'x', false],
    [{ pattern: '(' }, 'x', null],
    [{ pattern: '(?=x)' }, 'x', true],
    [{ pattern: '(' }, 1, true],
    [{ $ref: '#', type: 'string' }, 1, false],
    [{ items: { format: 'date' } }, ['x'], true],
    [{ items: { format: 'date', type: 'string' } }, ['x', 1], false],
    [{ items: [{}] }, [1], null],
    [{ minimum: '1' }, 0, null],
    ['string', 'x', null],
    [null, 'x', null],
  ])('%j, %j: %j', (schema, value, answer) => {
    expect(accepts(schema, value)).toBe(answer);
  });
});

test.each([
  [[4, 6], 12],
  [[0.5, 0.75], 1.5],
  [[0.1, 0.1], 0.1],
  [[0.1, 0.2], null],
  [[2, 0.1], null],
])('the least common multiple of %j is %j', (numbers, expected) => {
  expect(commonMultiple(numbers)).toBe(expected);
});
