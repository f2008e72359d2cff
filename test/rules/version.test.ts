import fc from 'fast-check';
import { satisfies, valid } from 'semver';
import { describe, expect, test } from 'vitest';
import { covers } from '../../src/model/version/bump.ts';
import {
  declaredBump,
  isVersion,
  smallestCoveringVersion,
} from '../../src/model/version/version.ts';

test.each([
  ['1.2.3', '1.2.3', 'none'],
  ['1.2.3', '1.2.4', 'patch'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.2.3', '2.0.0', 'major'],
  ['1.2.3', '1.2.2', 'decreased'],
  ['1.2.3', '0.9.0', 'decreased'],
  ['0.2.3', '0.2.4', 'minor'],
  ['0.2.3', '0.3.0', 'major'],
  ['0.0.3', '0.0.4', 'major'],
  ['0.0.3', '0.1.0', 'major'],
  ['0.9.0', '1.0.0', 'major'],
  ['1.0', '1.0.0', 'none'],
  ['1.9', '1.10', 'minor'],
  ['v1.2.0', '1.2.1', 'patch'],
  ['1.2.3', 'v1.2.3+build.7', 'none'],
  ['1.2.0', '2.0.0-rc.1', 'major'],
  ['1.2.0', '1.2.1-rc.1', 'patch'],
  ['1.2.0', '1.2.0-rc.1', 'decreased'],
  ['2.0.0-rc.1', '2.0.0-rc.2', 'any'],
  ['2.0.0-rc.1', '2.0.0', 'any'],
  ['2.0.0-rc.1', '2.0.0-rc.1', 'none'],
])('from %s to %s is %s', (before, after, bump) => {
  expect(declaredBump(before, after)).toBe(bump);
});

test.each([
  '',
  '2025-01-01',
  '1.02.0',
  '01.2',
  'latest',
  '=1.0.0',
  'vv1.0.0',
  '1.2.3.4',
  '>=1.0.0',
])('"%s" is not a version', (text) => {
  expect(isVersion(text)).toBe(false);
  expect(declaredBump(text, '1.0.0')).toBeNull();
  expect(declaredBump('1.0.0', text)).toBeNull();
});

test.each([
  ['1', '1.0.0', 'none'],
  ['v2', '2.0.1', 'patch'],
  ['1', '2.0.0', 'major'],
  ['v2', '1.0.0', 'decreased'],
])('a whole number counts as a major version: %s to %s', (before, after, bump) => {
  expect(isVersion(before)).toBe(false);
  expect(declaredBump(before, after)).toBe(bump);
  expect(declaredBump(after, before)).toBeNull();
});

test('a first version may follow anything, a removed one is not a bump', () => {
  expect(declaredBump(undefined, '1.0.0')).toBe('any');
  expect(declaredBump(undefined, 'soon')).toBeNull();
  expect(declaredBump('1.0.0', undefined)).toBeNull();
  expect(declaredBump(undefined, undefined)).toBeNull();
});

describe('against the caret ranges of npm', () => {
  const numbers = [0, 1, 2];
  const versions = numbers.flatMap((a) =>
    numbers.flatMap((b) => numbers.map((c) => `${a}.${b}.${c}`)),
  );
  const pairs = versions.flatMap((before, index) =>
    versions.slice(index).map((after) => [before, after] as const),
  );

  test('a bump is less than major exactly if ^ accepts it', () => {
    expect(pairs).toHaveLength(378);
    const disagree = pairs.filter(
      ([before, after]) =>
        satisfies(after, `^${before}`) === covers(declaredBump(before, after), 'major'),
    );
    expect(disagree).toEqual([]);
  });
});

const bumps = ['patch', 'minor', 'major'] as const;
const triple = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)).map((parts) => parts.join('.'));

test('the smallest covering version covers, and no smaller release does', () => {
  fc.assert(
    fc.property(triple, triple, fc.constantFrom(...bumps), (before, other, required) => {
      const smallest = smallestCoveringVersion(before, required);
      expect(covers(declaredBump(before, smallest), required)).toBe(true);
      const step = declaredBump(other, smallest);
      const isSmaller = step !== 'decreased' && step !== 'none';
      if (isSmaller) expect(covers(declaredBump(before, other), required)).toBe(false);
    }),
    { seed: 7, numRuns: 2000 },
  );
});

test.each([
  ['1.4.2', 'major', '2.0.0'],
  ['1.4.2', 'minor', '1.5.0'],
  ['1.4.2', 'patch', '1.4.3'],
  ['0.3.1', 'major', '0.4.0'],
  ['0.3.1', 'minor', '0.3.2'],
  ['0.0.3', 'major', '0.0.4'],
  ['v1.4', 'major', '2.0.0'],
  ['2.0.0-rc.1', 'major', '2.0.0-rc.2'],
  ['v2.0.0-rc', 'patch', '2.0.0-rc.0'],
] as const)('after %s a %s step needs %s', (before, required, version) => {
  expect(smallestCoveringVersion(before, required)).toBe(version);
});

describe('a version is valid if readers of semantic versions accept it', () => {
  const part = fc.oneof(
    fc.nat(20).map(String),
    fc.constantFrom('00', '01', '9007199254740991', '9007199254740992', '999999999999999999'),
    fc.bigInt({ min: 0n, max: 10n ** 25n }).map(String),
  );
  const rest = fc.constantFrom(
    '',
    '-rc.1',
    '-01',
    '-0a',
    '+build.01',
    '-a.99999999999999999999',
    '-',
  );

  test('with three parts, as in semver', () => {
    const property = fc.property(part, part, part, rest, (major, minor, patch, end) => {
      const text = `${major}.${minor}.${patch}${end}`;
      expect(isVersion(text), text).toBe(valid(text) !== null);
    });
    fc.assert(property, { seed: 20_261_122, numRuns: 3000 });
  });

  test('with two parts, as in semver with a third one', () => {
    const property = fc.property(part, part, (major, minor) => {
      expect(isVersion(`${major}.${minor}`)).toBe(valid(`${major}.${minor}.0`) !== null);
    });
    fc.assert(property, { seed: 20_261_122, numRuns: 1000 });
  });

  test.each([255, 256, 257])('of %i characters', (length) => {
    const text = `1.0.0-${'a'.repeat(length - 6)}`;
    expect(isVersion(text)).toBe(length <= 256);
  });
});
