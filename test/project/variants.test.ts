import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countRuns, tableOf, takeVariants } from '../laws/support/variants.ts';

const small = fc.nat({ max: 99 });
const parameters = { numRuns: 50, reporter: countRuns };

test('runs of properties are the variants of a test, of the failing ones all but the last held', () => {
  takeVariants(0, true);
  fc.assert(
    fc.property(small, (value) => value < 100),
    parameters,
  );
  fc.assert(
    fc.property(small, (value) => value < 100),
    parameters,
  );
  expect(takeVariants(7, true)).toEqual({ generated: 100, held: 100 });
  let calls = 0;
  const failing = fc.property(small, () => ++calls < 10);
  expect(() => fc.assert(failing, { ...parameters, endOnFailure: true })).toThrow(/Counterexample/);
  expect(takeVariants(1, false)).toEqual({ generated: 10, held: 9 });
});

test('assertions are the variants of a test without properties', () => {
  expect(takeVariants(4, true)).toEqual({ generated: 4, held: 4 });
  expect(takeVariants(4, false)).toEqual({ generated: 4, held: 3 });
  expect(takeVariants(0, true)).toEqual({ generated: 1, held: 1 });
});

test('the table has a row for each law and one for all', () => {
  const laws = [
    ['locks/claims', { generated: 40, held: 40 }],
    ['powers/hosts', { generated: 60, held: 59 }],
  ] as const;
  expect(tableOf(laws)).toBe(
    '| Law | Variants | Held |\n| --- | --: | --: |\n| locks/claims | 40 | 40 |\n| powers/hosts | 60 | 59 |\n| all | 100 | 99 |',
  );
});
