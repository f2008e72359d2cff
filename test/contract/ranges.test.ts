import { expect, test } from 'vitest';
import { compareRanges, isUnbounded } from '../../src/contract/coverage/ranges.ts';
import { parseRange, satisfies } from '../../src/model/version/range.ts';

const versions = [
  '0.9.9',
  '1.0.0-rc.1',
  '1.0.0',
  '1.0.1-a',
  '1.0.1',
  '1.5.0',
  '2.0.0-a',
  '2.0.0',
  '2.0.1',
];
const ends = ['>=1.0', '>1.0', '>=1.5', '<2.0', '<=2.0', '<=1.5', '<1.0', '>2.0'];
const ranges = [
  ...['*', '1.0', '2.0.0', ...ends],
  ...ends.flatMap((low) => ends.map((high) => `${low},${high}`)),
].filter((text) => !('fault' in parseRange(text)));

function acceptedVersions(text: string): readonly string[] {
  const range = parseRange(text);
  return 'fault' in range ? [] : versions.filter((version) => satisfies(version, range));
}

test('ranges are compared by the versions that they accept', () => {
  for (const before of ranges) {
    for (const after of ranges) {
      const [oldVersions, newVersions] = [acceptedVersions(before), acceptedVersions(after)];
      const [adds, drops] = [
        newVersions.some((version) => !oldVersions.includes(version)),
        oldVersions.some((version) => !newVersions.includes(version)),
      ];
      const verdict = adds
        ? drops
          ? 'incomparable'
          : 'widened'
        : drops
          ? 'narrowed'
          : 'equivalent';
      const isDisjoint = !oldVersions.some((version) => newVersions.includes(version));
      expect(compareRanges(before, after), `${before} to ${after}`).toEqual({
        verdict,
        isDisjoint,
      });
    }
  }
  expect(ranges.length).toBeGreaterThan(30);
});

test.each([
  ['>=1.0', '>=1.0.0', 'equivalent'],
  ['>= 1.0 , < 2', '>=1.0.0,<2.0.0', 'equivalent'],
  ['*', '>=0.0.0', 'narrowed'],
  ['^1.0', '>=1.0', 'unknown'],
  ['>=1.0', '>=2.0,<1.0', 'unknown'],
  ['', '', 'unknown'],
])('%j to %j is %s', (before, after, verdict) => {
  expect(compareRanges(before, after)).toEqual({ verdict, isDisjoint: false });
});

test('only a range without bounds is unbounded', () => {
  expect(['*', ' * ', '>=0', '1.x', ''].map(isUnbounded)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
