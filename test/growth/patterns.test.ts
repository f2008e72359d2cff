import { describe, expect, test } from 'vitest';
import { createBudget } from '../../src/contract/budget.ts';
import { includes } from '../../src/contract/pattern/inclusion.ts';
import { parsePatternKeyword } from '../../src/contract/pattern/pattern.ts';
import { accepts } from '../../src/contract/schema/evaluate.ts';
import { createIgnoreTest } from '../../src/hash/ignore/skillignore.ts';
import type { Message } from '../../src/model/message.ts';
import type { Json } from '../../src/model/value/value.ts';
import { parseRange, satisfies } from '../../src/model/version/range.ts';
import { fileGlob } from '../../src/syntax/glob/file-glob.ts';
import { pathGlob } from '../../src/syntax/glob/path-glob.ts';
import { expectLinear } from './steps.ts';

test('a text under a pattern with exponential time in backtracking engines', async () => {
  await expectLinear(2000, (size) => () => {
    expect(parsePatternKeyword('^(a+)+$').test(`${'a'.repeat(size)}!`)).toBe(false);
    expect(accepts({ pattern: '^(a|a)*$' }, `${'a'.repeat(size)}b`)).toBe(false);
  });
});

test('a pattern of many open groups', async () => {
  await expectLinear(1000, (size) => () => {
    expect(parsePatternKeyword('('.repeat(size)).fault?.kind).toBe('unsupported');
  });
});

test('a text above the limit for patterns', async () => {
  await expectLinear(1_000_000, (size) => () => {
    expect(accepts({ pattern: '^(a|a)*$' }, 'a'.repeat(size))).toBeNull();
  });
});

test('repetitions of repetitions', async () => {
  await expectLinear(250, (size) => () => {
    expect(accepts({ pattern: `(((a{${size}}){${size}}){${size}})` }, 'a')).toBeNull();
  });
});

test('a schema of many levels', async () => {
  await expectLinear(1250, (size) => {
    const deep = JSON.parse(`${'{"items":'.repeat(size)}{}${'}'.repeat(size)}`) as Json;
    return () => expect(accepts(deep, [[[]]])).toBe(true);
  });
});

test.each<[string, (size: number) => [wider: string, narrower: string]]>([
  ['one state fewer', (size) => [`(a|b)*a(a|b){${size}}c`, `(a|b)*a(a|b){${size + 1}}c`]],
  ['a case more', (size) => [`^(a|b)*a(a|b){${size}}$`, `^(a|b)*$|^b(a|b)*a(a|b){${size}}$`]],
])('patterns with exponentially many states: %s', async (_, write) => {
  await expectLinear(20, (size) => {
    const [wider, narrower] = write(size).map((source) => parsePatternKeyword(source).regex);
    if (!wider || !narrower) throw new Error('A pattern of the test cannot be read.');
    return () => expect(includes(wider, narrower, createBudget()).answer).not.toBe('yes');
  });
});

/** Patterns that a backtracking matcher takes exponential time for, each with a path that they do not match. */
const globs: readonly (readonly [pattern: string, path: string])[] = [
  ['**/a/', 'a/'],
  ['**/*a*/', 'ba/'],
  ['*a', 'a'],
  ['**/', 'a/'],
];

type Matches = (pattern: string, path: string) => boolean | undefined;

const matchers: readonly (readonly [name: string, Matches])[] = [
  ['a line of .skillignore', (pattern, path) => createIgnoreTest(pattern)(path)],
  ['a rooted line of .skillignore', (pattern, path) => createIgnoreTest(`/${pattern}`)(path)],
  ['a glob of the configuration', (pattern, path) => pathGlob(pattern)(path)],
  ['a glob of a manifest', (pattern, path) => fileGlob(pattern)?.(path.split('/'))],
];

describe.each(matchers)('%s', (_name, matches) => {
  test.each(globs)('of many %s', async (pattern, path) => {
    await expectLinear(20, (size) => () => {
      expect(matches(`${pattern.repeat(size)}c`, `${path.repeat(200)}b`)).toBe(false);
    });
  });

  test.each(globs)('of many %s, for a path of many %s', async (pattern, path) => {
    await expectLinear(200, (size) => () => {
      expect(matches(`${pattern.repeat(20)}c`, `${path.repeat(size)}b`)).toBe(false);
    });
  });
});

test('a version range of many bounds', async () => {
  await expectLinear(2000, (size) => {
    const text = `${'>=1.0,'.repeat(size)}<2.0`;
    return () => expect(rangeFaultOrMatch(text)).toBe(true);
  });
});

// Regular expressions read these, and count as one step. Quadratic work on a text of this size takes hours.
test.each([
  ['digits', `>=${'1'.repeat(2_000_000)}`],
  ['blanks', `1${' '.repeat(2_000_000)}x`],
])('a version range of many %s', (_, text) => {
  expect(rangeFaultOrMatch(text)).toHaveProperty('parts');
});

function rangeFaultOrMatch(range: string): boolean | Message | undefined {
  const read = parseRange(range);
  return 'fault' in read ? read.fault : satisfies('1.5.0', read);
}
