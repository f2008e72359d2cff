import fc from 'fast-check';
import picomatch from 'picomatch';
import { expect, test } from 'vitest';
import { isTooBroad, pathGlob } from '../../src/syntax/glob/path-glob.ts';

const options = { dot: true, nonegate: true, noextglob: true };

test.each([
  ['a/**', 'a', true],
  ['a/**', 'a/b/c', true],
  ['*/**', 'a', false],
  ['*/**', 'a/b', true],
  ['**', 'a/b', true],
  ['**/a/**', 'a', true],
  ['**/*.proto.{yaml,yml,json}', 'x/a.proto.yml', true],
  ['{a,{b,c}/d}', 'c/d', true],
  ['{a,{b,c}/d}', 'c', false],
  ['a{,b}', 'a', true],
  ['{a}', '{a}', true],
  ['{a,b', '{a,b', true],
  ['\\!a', '!a', true],
  ['a\\*', 'ab', false],
  ['\\{a,b}', '{a,b}', true],
  ['[!a]b', 'cb', true],
  ['a|b', 'a', false],
  ['.*', '.x', true],
  ['**a', 'x/a', false],
])('%s on %s: %s', (glob, path, expected) => {
  expect(pathGlob(glob)(path)).toBe(expected);
  // picomatch treats a negated set as a plain one.
  if (!glob.startsWith('[!')) expect(picomatch(glob, options)(path)).toBe(expected);
});

test('agrees with picomatch', () => {
  const signs = fc.constantFrom('a', 'b', '.', '-');
  const name = fc.string({ unit: signs, minLength: 1, maxLength: 3 });
  // Shells match a name with a trailing dot, but picomatch's `*.*` does not.
  const path = fc.array(
    name.filter((text) => !text.endsWith('.')),
    { minLength: 1, maxLength: 4 },
  );
  const piece = fc.constantFrom('a', 'b', '.', '*', '?', '[ab]', '{a,b}', '{a,b.{-,a}}', '\\*');
  const segment = fc.oneof(
    fc.constant('**'),
    fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')),
  );
  const glob = fc
    .array(segment, { minLength: 1, maxLength: 4 })
    .filter((segments) =>
      segments.every((segment) => !/^[.]+$|[*]{3}|.[*]{2}|[*]{2}./.test(segment)),
    );
  fc.assert(
    fc.property(glob, path, (segments, names) => {
      const written = segments.join('/');
      const expected = picomatch(written, options)(names.join('/'));
      expect(pathGlob(written)(names.join('/')), written).toBe(expected);
    }),
    { numRuns: 5000, seed: 20_261_121 },
  );
});

test('a pattern that expands to too many globs is refused', () => {
  expect(isTooBroad('{a,b}'.repeat(6))).toBe(false);
  expect(isTooBroad('{a,b}'.repeat(60))).toBe(true);
  expect(isTooBroad('{'.repeat(150).concat('a,b', '}'.repeat(147)))).toBe(false);
});
