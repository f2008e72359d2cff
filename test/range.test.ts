import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRange, satisfies } from '../src/model/version/range.ts';

function takes(range: string, version: string): boolean | string | undefined {
  const read = parseRange(range);
  return 'fault' in read ? read.fault : satisfies(version, read);
}

test.each([
  ['>=1.0', '1.0.0', true],
  ['>=1.0', '0.9.9', false],
  ['>=1.0', '1.10.0', true],
  ['>=0.2', '0.1.0', false],
  ['<2.0', '1.99.99', true],
  ['<2.0', '2.0.0', false],
  ['>=1.0,<2.0', '1.5.0', true],
  ['>=1.0,<2.0', '2.0.0', false],
  ['>= 1.0 , < 2.0', '1.0.0', true],
  ['<2.0,>=1.0', '0.9.0', false],
  ['1.0', '1.0.0', true],
  ['1.0', '1.0.1', false],
  ['1', '1.0.0', true],
  ['1.2.3', '1.2.3+build.7', true],
  ['=1.0', '1.0.0', true],
  ['>1.0', '1.0.0', false],
  ['>1.0', '1.0.1', true],
  ['<=1.0', '1.0.0', true],
  ['<=1.0', '1.0.1', false],
  ['*', '0.0.0', true],
  [' * ', '7.0.0-rc.1', true],
  ['>=1.0,>1.0', '1.0.0', false],
  ['>1.0,>=1.0', '1.0.0', false],
  ['<=1.0,<1.0', '1.0.0', false],
  ['>=1.0,>=1.5,>=1.2', '1.3.0', false],
  ['>=1.0', '1.0.0-rc.1', false],
  ['<2.0', '2.0.0-rc.1', true],
  ['>=2.0.0-rc.1', '2.0.0-rc.2', true],
  ['>=1.0', '1.0', true],
  ['>=1.0', 'v1.0.0', true],
  ['>=1.0', 'latest', undefined],
])('%s and %s', (range, version, expected) => {
  expect(takes(range, version)).toBe(expected);
});

test.each([
  ['', 'is empty'],
  ['  ', 'is empty'],
  ['>=1.0,', 'has a comma without a comparator before or after it'],
  [',', 'has a comma without a comparator before or after it'],
  ['^1.0', 'starts with `^`, which skill.toml does not support; write `>=1.0,<2.0`'],
  ['~1.0', 'starts with `~`, which skill.toml does not support; write `>=1.0,<1.1`'],
  ['~>1.0', 'starts with `~>`, which skill.toml does not support; write `>=1.0,<2.0`'],
  ['==1.0', 'starts with `==`, which skill.toml does not support; write `1.0`'],
  ['!=1.0', 'starts with `!=`, which skill.toml does not support'],
  ['=>1.0', 'starts with `=>`; write `>=`'],
  [
    '>=1.0 || <2',
    'has `||`, which is not supported; join comparators with commas, or write `*` for any version',
  ],
  ['>=1.0 <2.0', 'joins comparators with a space; join them with a comma'],
  ['1.x', 'contains a wildcard; write `>=1.0,<2.0`'],
  ['>=1.*', 'contains a wildcard'],
  ['>=1.0,*', 'joins `*` with other comparators'],
  ['latest', 'is not a version; write `*`'],
  ['>=', 'contains no version; write one such as `1.0` or `1.2.3`, or `*` for any'],
  ['>=v1.0', 'contains no version; write one such as `1.0` or `1.2.3`, or `*` for any'],
  ['>=1.0.0.0', 'contains no version; write one such as `1.0` or `1.2.3`, or `*` for any'],
  ['01.0', 'contains no version; write one such as `1.0` or `1.2.3`, or `*` for any'],
  [
    '99999999999999999999',
    'contains no version; write one such as `1.0` or `1.2.3`, or `*` for any',
  ],
  ['>=2.0,<1.0', 'fits no version'],
  ['>1.0,<=1.0', 'fits no version'],
  ['1.0,1.1', 'fits no version'],
])('%j is not a range', (range, fault) => {
  expect(parseRange(range)).toEqual({ fault });
});

test.each([
  ['^1.2.3', '>=1.2.3,<2.0'],
  ['^0.2', '>=0.2,<0.3'],
  ['^0.0.3', '>=0.0.3,<0.0.4'],
  ['^1', '>=1.0,<2.0'],
  ['~1', '>=1.0,<2.0'],
  ['~1.2', '>=1.2,<1.3'],
  ['~1.2.3', '>=1.2.3,<1.3'],
  ['~>1.2.3', '>=1.2.3,<1.3'],
  ['1.x', '>=1.0,<2.0'],
  ['1.2.*', '>=1.2,<1.3'],
  ['v1.0', '1.0'],
  ['latest', '*'],
  ['x', '*'],
])('%s is written %s, which is a range', (theirs, ours) => {
  const read = parseRange(theirs);
  expect('fault' in read && read.fault.endsWith(`; write \`${ours}\``)).toBe(true);
  expect(parseRange(ours)).not.toHaveProperty('fault');
});

const part = fc.nat({ max: 3 });
const short = fc.array(part, { minLength: 1, maxLength: 3 });
const sign = fc.constantFrom('>=', '>', '<=', '<', '=', '');

function order(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < 3; index++) {
    const step = (a[index] ?? 0) - (b[index] ?? 0);
    if (step !== 0) return step;
  }
  return 0;
}

const holds: Readonly<Record<string, (order: number) => boolean>> = {
  '>=': (order) => order >= 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '<': (order) => order < 0,
  '=': (order) => order === 0,
  '': (order) => order === 0,
};

describe('any range', () => {
  const all = [0, 1, 2, 3].flatMap((x) =>
    [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((z) => [x, y, z])),
  );

  test('accepts the versions that each of its comparators accepts', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(sign, short), { minLength: 1, maxLength: 4 }), (written) => {
        const range = written.map(([sign, version]) => `${sign}${version.join('.')}`).join(',');
        for (const version of all) {
          const expected = written.every(([sign, bound]) => holds[sign]?.(order(version, bound)));
          const isAccepted = takes(range, version.join('.'));
          if (typeof isAccepted === 'string') expect(expected).toBe(false);
          else expect(isAccepted).toBe(expected);
        }
      }),
    );
  });

  test('is read or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123.,<>=*^~|x v-+') }), (text) => {
        const read = parseRange(text);
        if ('fault' in read) expect(read.fault).not.toBe('');
        else expect(satisfies('1.0.0', read)).toBeTypeOf('boolean');
      }),
    );
  });
});
