import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePatternKeyword } from '../../../src/contract/pattern/pattern.ts';
import { sample, seeds } from '../support/seeds.ts';

/** Fragments of expressions: all constructs of the parser, and invalid ones. */
const piece = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'a',
      'b',
      '-',
      '_',
      '0',
      ' ',
      '.',
      ',',
      ':',
      '=',
      '!',
      '<',
      '>',
      '\n',
    ),
  },
  { weight: 3, arbitrary: fc.constantFrom('^', '$', '|', '*', '+', '?', '*?', '??', '+?') },
  { weight: 3, arbitrary: fc.constantFrom('{2}', '{1,}', '{0,2}', '{,2}', '{', '}', '{2', ']') },
  {
    weight: 3,
    arbitrary: fc.constantFrom('(', ')', '(?:', '(?<a>', '(?<b>', '(?<\\u0061>', '(?<'),
  },
  { weight: 2, arbitrary: fc.constantFrom('(a)', '(?<a>x)', '(?<$>x)', '(?<\\u{61}b>x)', '()') },
  {
    weight: 3,
    arbitrary: fc.constantFrom('[', '[^', '[a-b]', '[^a]', '[]', '[^]', '[-a]', '[a-]', '[\\w-a]'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '\\b', '\\B', '\\.'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('\\x61', '\\u0061', '\\u{61}', '\\t', '\\n', '\\cA', '\\0', '\\-'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '(?=',
      '(?!',
      '(?<=',
      '(?<!',
      '\\1',
      '\\2',
      '\\k<a>',
      '(.)',
      '(a|b)',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('\\p{L}', '\\P{Lu}', '[\\p{N}a]', '\\p{x}', '\\p') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('\\', '\\a', '\\_', '\\x6', '\\u{', '\\u{}', '\\u{110000}'),
  },
  { weight: 1, arbitrary: fc.nat(12).map((zeros) => `\\u{${'0'.repeat(zeros)}61}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('\\uD83D\\uDE00', '😀', 'é', '\\/', '/', '\\$', '[$-\\/]'),
  },
);

const expression = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

const texts = [
  ...['', 'a', 'b', 'x', 'aa', 'ab', 'ba', 'a-b', '-', '_', '0', ' ', 'a b', '\n', 'a\nb', '\t'],
  ...['bb', 'abb', 'aab', 'baba', 'abab', 'aaa', 'bab'],
  ...['\u0001', '\0', '{2}', '{', '}', ']', 'a{,2}', 'u{61}', '/', '$', '.', '+', 'A', 'é', ',:=!'],
];
const astral = ['😀', 'a😀b', '\u{1f601}'];

/** The engine's expression; null if rejected. */
function nativeOf(source: string, flags: string): RegExp | null {
  try {
    return new RegExp(source, flags);
  } catch {
    return null;
  }
}

/** Differences between our interpretation of an expression and the engine's. */
function differences(source: string): readonly string[] {
  const pattern = parsePatternKeyword(source);
  const answers = (text: string) => pattern.test(text) !== null;
  if (pattern.fault?.kind === 'unsupported' && !texts.some(answers)) return [];
  const [unicode, plain] = [nativeOf(source, 'u'), nativeOf(source, '')];
  if (pattern.fault?.kind === 'invalid') return unicode ? [`refused: ${pattern.fault.reason}`] : [];
  const native = unicode ?? plain;
  if (!native) return ['read, but no engine reads it'];
  // V8 matches what takes no character between surrogate halves, unlike ECMA-262.
  const isWhole = unicode !== null && !/\\B|\(\?<?[=!]/.test(source);
  return [...texts, ...(isWhole ? astral : [])]
    .filter((text) => answers(text) && pattern.test(text) !== native.test(text))
    .map((text) => `differs on ${JSON.stringify(text)}`);
}

/** Whole expressions that refer back and look around. */
const irregular = fc
  .array(
    fc.constantFrom(
      ...[
        '(a)',
        '(b|ab)',
        '(.)',
        '(?:(a)|b)*',
        '(a*)',
        '(|a)',
        'a?',
        '.',
        '(?<=a)',
        '(?<!b)',
        '(?=b)',
      ],
      ...[
        '(?!a)',
        '(?<=(?:a|b){2})',
        '(?!.*b)',
        '\\1',
        '\\2',
        '\\1?',
        '(?:\\1b)+',
        '(?<=\\1)',
        '^',
        '$',
        '\\b',
      ],
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((pieces) => pieces.join(''));

test.each([
  ...['\\u{0000000061}', '(?<\\u0061>a)', '(?<\\u{00061}>a)', '[\\u{0000061}-b]', '(?<ａ>a)'],
  ...['[\\w--z]', '[\\w-a-z]', '[a-\\w]', '(?<a>x)', '(?<a\\u200c>x)', '(?<\\ud835\\udc9c>a)'],
])('%s is read as the engine reads it', (source) => {
  expect(parsePatternKeyword(source).fault).toBeNull();
  expect(differences(source)).toEqual([]);
});

test.each([
  ...['(?<a>x)(?<a>y)', '(?<a>(?<a>y))', '(?<a>x)|(?<b>y)(?<b>z)', '(?<a>x)(?:(?<a>y)|z)'],
  ...['((?<a>x)|y)(?<a>z)', '(?<a>x)(?<\\u0061>y)', '(?<>a)', '(?<1>a)', '(?<a-b>a)', '(?<a'],
  ...['\\u{}', '\\u{00110000}', '\\u{61', '\\u{ 61}', '\\u{6_1}'],
])('%s is invalid', (source) => {
  expect(nativeOf(source, 'u')).toBeNull();
  expect(parsePatternKeyword(source).fault?.kind).toBe('invalid');
});

test('a name in two alternatives is judged differently by engines, so nothing is reported', () => {
  expect(parsePatternKeyword('(?<a>x)|(?<a>y)').fault?.kind).toBe('unsupported');
});

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  test('an expression is read as in the engine, or rejected', () => {
    const property = fc.property(expression, (source) => {
      expect(differences(source), source).toEqual([]);
    });
    fc.assert(property, sample(seed, 5000));
  });

  test('what refers back and looks around finds the texts that the engine finds', () => {
    const property = fc.property(irregular, (source) => {
      expect(differences(source), source).toEqual([]);
    });
    fc.assert(property, sample(seed, 2000));
  });
});
