import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDotted } from '../../src/contract/coverage/dotted.ts';

test.each([
  ['2.40', '2.4', 1],
  ['2.9', '2.40', -1],
  ['2.40', '2.40.0', 0],
  ['3', '3.0.0', 0],
  ['3.11', '3.9', 1],
  ['03.1', '3.1', 0],
  ['v1.2', '1.2', 0],
  ['99999999999999999999', '100000000000000000000', -1],
])('%s against %s', (a, b, order) => {
  expect(Math.sign(compareDotted(a, b) ?? Number.NaN)).toBe(order);
});

test.each(['', 'latest', '1.2-rc', '1..2', '1.', '.1', '>=1'])(
  '"%s" is not a dotted number',
  (text) => {
    expect(compareDotted(text, '1')).toBeNull();
    expect(compareDotted('1', text)).toBeNull();
  },
);

test('the order is that of the numbers, part by part', () => {
  const parts = fc.array(fc.nat(12), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      const order = compareDotted(a.join('.'), b.join('.')) ?? Number.NaN;
      const first =
        [0, 1, 2].map((index) => (a[index] ?? 0) - (b[index] ?? 0)).find((d) => d !== 0) ?? 0;
      expect(Math.sign(order)).toBe(Math.sign(first));
    }),
    { seed: 3 },
  );
});
