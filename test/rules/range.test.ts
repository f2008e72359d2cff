import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmpty, plainText } from '../../src/model/message.ts';
import { parseRange, satisfies } from '../../src/model/version/range.ts';

function takes(range: string, version: string): boolean | string | undefined {
  const read = parseRange(range);
  return 'fault' in read ? plainText(read.fault) : satisfies(version, read);
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
  ['', 'is empty', null],
  ['  ', 'is empty', null],
  ['>=1.0,', 'has an empty part', null],
  [',', 'has an empty part', null],
  ['^1.0', 'has the unsupported operator `^`', 'Write `>=1.0,<2.0`.'],
  ['~1.0', 'has the unsupported operator `~`', 'Write `>=1.0,<1.1`.'],
  ['~>1.0', 'has the unsupported operator `~>`', 'Write `>=1.0,<2.0`.'],
  ['==1.0', 'has the unsupported operator `==`', 'Write `1.0`.'],
  ['!=1.0', 'has the unsupported operator `!=`', null],
  ['=>1.0', 'has `=>`', 'Write `>=`.'],
  ['>=1.0 || <2', 'has `||`', 'Join comparators with commas.'],
  ['>=1.0 <2.0', 'joins comparators with a space', 'Join them with a comma.'],
  ['1.x', 'has a wildcard', 'Write `>=1.0,<2.0`.'],
  ['>=1.*', 'has a wildcard', null],
  ['>=1.0,*', 'joins `*` with other comparators', null],
  ['latest', 'is not a version', 'Write `*`.'],
  ['>=', 'has no version', 'Write one such as `1.0`, or `*` for any.'],
  ['>=v1.0', 'has no version', 'Write one such as `1.0`, or `*` for any.'],
  ['>=1.0.0.0', 'has no version', 'Write one such as `1.0`, or `*` for any.'],
  ['01.0', 'has no version', 'Write one such as `1.0`, or `*` for any.'],
  ['99999999999999999999', 'has no version', 'Write one such as `1.0`, or `*` for any.'],
  ['>=2.0,<1.0', 'matches no version', null],
  ['>1.0,<=1.0', 'matches no version', null],
  ['1.0,1.1', 'matches no version', null],
] as const)('%j is not a range', (range, fault, help) => {
  const read = parseRange(range);
  if (!('fault' in read)) throw new Error(`${range} is a range.`);
  expect(plainText(read.fault)).toBe(fault);
  expect(read.help ? plainText(read.help) : null).toBe(help);
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
  expect('fault' in read && read.help ? plainText(read.help) : null).toBe(`Write \`${ours}\`.`);
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
        if ('fault' in read) expect(isEmpty(read.fault)).toBe(false);
        else expect(satisfies('1.0.0', read)).toBeTypeOf('boolean');
      }),
    );
  });
});
