import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBudget } from '../../src/contract/budget.ts';
import { includes } from '../../src/contract/pattern/inclusion.ts';
import { parsePatternKeyword } from '../../src/contract/pattern/pattern.ts';
import { alwaysMatches, literals, neverMatches } from '../../src/contract/pattern/regex.ts';

const texts = [
  ...['', 'a', 'b', 'ab', 'ba', 'abc', 'A', 'foo', 'foo.bar', 'foo bar', '0', '7', '42', '-1'],
  ...['2025-01-01', '2025-13-99', 'docs/worklogs', '/abs', '~', '..', 'a\nb', '\n', '\r', '\t'],
  ...[' ', '\u00a0', '\ufeff', '\u2028', 'é', 'ß', '٣', '😀', 'a😀b', '{x}', ']', '\\', '$', '^'],
];

const patterns = [
  ...[
    '',
    '^',
    '$',
    '^$',
    '.',
    '.*',
    '^.*$',
    '.+',
    '^.+$',
    'a',
    '^a$',
    'a|b',
    '^(a|b)$',
    '^(?:ab)+$',
  ],
  ...['\\d', '^\\d{4}-\\d{2}-\\d{2}$', '\\w', '^\\w+$', '\\s', '^\\S+$', '\\D', '\\W', '^[a-z]+$'],
  ...['[^a-z]', '^[\\w.-]+$', '[]', '[^]', '^[^/]+(/[^/]+)*$', '\\bfoo\\b', '\\Bo', '^(?<n>a)b?$'],
  ...[
    '\\/',
    '\\.',
    '\\u0061',
    '\\u{1F600}',
    '\\uD83D\\uDE00',
    '\\x41',
    '\\t',
    '\\cJ',
    '[\\b]',
    '\\0',
  ],
  ...[
    'a{2}',
    '^a{0,2}$',
    '^a{1,}?$',
    '(a*)*',
    '(?:)',
    '()',
    '^|a',
    'a$|^b',
    '^^a$$',
    '[a\\-z]',
    '[-a]',
  ],
  ...[
    '[a-]',
    '^\\^$',
    '\\$',
    '[$]',
    '[.]',
    '^.$',
    '^..$',
    'x*',
    '(^a|b$)',
    'a^',
    '$a',
    '\\b',
    '^\\B$',
  ],
];

describe('what a pattern matches', () => {
  test.each(patterns)('%s matches as in ECMA-262', (source) => {
    const native = new RegExp(source, 'u');
    const pattern = parsePatternKeyword(source);
    for (const text of texts) expect([text, pattern.test(text)]).toEqual([text, native.test(text)]);
  });

  test.each([
    ...[
      '(?=a)',
      '(?!a)',
      '(?<=a)b',
      '(?<!a)b',
      'b(?=\\.|$)',
      '(?<=^|\\s)\\w+(?!\\d)',
      '(?<=(?:ab)+)c',
    ],
    ...[
      '(a)\\1',
      '^(.)\\1',
      '(?<n>.)b?\\k<n>',
      '^(?:(a)|b)*\\1$',
      '(\\w)(\\w)\\2\\1',
      '(a|ab)(c|bcd)\\2?$',
    ],
    ...['(?<=(\\w))-', '^(?!(a)\\1)', '(()|a)+\\2', '\\1(a)', '(a\\1)'],
    ...[
      '\\p{L}',
      '^\\P{Lu}+$',
      '[\\p{L}\\p{N}_-]',
      '\\p{Script=Greek}',
      '[^\\p{ASCII}]',
      '\\p{Emoji}',
    ],
  ])('%s is tried on texts as in ECMA-262', (source) => {
    const native = new RegExp(source, 'u');
    const pattern = parsePatternKeyword(source);
    const more = [
      'aa',
      'abab',
      'abba',
      'aba',
      'b',
      'abc',
      'ababc',
      'x-',
      'abcd',
      'abcdbcd',
      'λ',
      'bb',
    ];
    for (const text of [...texts, ...more])
      expect([text, pattern.test(text)]).toEqual([text, native.test(text)]);
  });

  test.each(['a\\_b', '[\\w-.]', '^]$', '{', '}', 'a{', 'a{,2}', '\\-'])(
    '%s, valid only without the u flag, has its meaning there',
    (source) => {
      const native = new RegExp(source);
      const pattern = parsePatternKeyword(source);
      for (const text of [...texts, 'a_b', 'a{', 'a{,2}', '-']) {
        if (/[^\0-\uffff]/u.test(text)) continue;
        expect([text, pattern.test(text)]).toEqual([text, native.test(text)]);
      }
    },
  );

  test.each([
    '(?=(a))\\1',
    '(a)\\2',
    '\\k<n>',
    '\\k<n>(?<n>a)',
    '\\p{Nonsense}',
    '\\pL',
    '(?=a)*',
    '\\ud800',
    'a{1001}',
  ])('%s is unsupported, so nothing is said', (source) => {
    const pattern = parsePatternKeyword(source);
    expect(pattern.fault?.kind).toBe('unsupported');
    expect(pattern.test('a')).toBeNull();
  });

  test.each([
    '(',
    ')',
    '[',
    'a)',
    '*',
    '+a',
    'a**',
    'a{2,1}',
    '[b-a]',
    '\\',
    '\\a',
    '\\xg',
    '(?P<n>a)',
    '^*',
    'a{2}{3}',
  ])('%s is invalid', (source) => {
    expect(() => new RegExp(source, 'u')).toThrow();
    expect(parsePatternKeyword(source).fault?.kind).toBe('invalid');
  });

  test('half a surrogate pair is undecided', () => {
    expect(parsePatternKeyword('.').test('\ud800')).toBeNull();
  });
});

/** Small expressions over a, b and space, with every construct of the parser. */
const expression = fc.letrec<{ node: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '\\s', ' ') },
    { weight: 2, arbitrary: fc.constantFrom('^', '$', '\\b', '\\B', '()') },
    { weight: 3, arbitrary: tie('node').map((inner) => `(?:${inner})`) },
  ),
  node: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'regex' },
    tie('atom'),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `${a}${b}`),
    fc.tuple(tie('node'), tie('node')).map(([a, b]) => `${a}|${b}`),
    fc
      .tuple(tie('node'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{0,}'))
      .map(([a, count]) => `(?:${a})${count}`),
  ),
})).node;

/** All texts over a, b, blank and newline of up to four characters. */
const words = [1, 2, 3, 4]
  .reduce<string[][]>(
    (lengths) => [
      ...lengths,
      (lengths.at(-1) ?? []).flatMap((w) => ['a', 'b', ' ', '\n'].map((c) => w + c)),
    ],
    [['']],
  )
  .flat();

describe('whether a pattern includes another', () => {
  const ask = (wider: string, narrower: string) => {
    const [outer, inner] = [parsePatternKeyword(wider).regex, parsePatternKeyword(narrower).regex];
    if (!outer || !inner) throw new Error('A pattern of the test cannot be read.');
    return includes(outer, inner, createBudget());
  };

  test.each([
    ['', 'a'],
    ['^.*', '^a$'],
    ['^\\d{4}-\\d{2}(-\\d{2})?$', '^\\d{4}-\\d{2}-\\d{2}$'],
    ['^[a-z0-9-]+$', '^[a-z]+$'],
    ['\\w', '^\\d+$'],
    ['a', '\\ba\\b'],
    ['^[^]*$', '.'],
    ['^(a|b)*$', '^a*b*$'],
    ['x', 'a^'],
  ])('%s includes %s', (wider, narrower) => {
    expect(ask(wider, narrower)).toEqual({ answer: 'yes' });
  });

  test.each([
    ['.+', '', ''],
    ['^.*$', '', '\n'],
    ['^a$', 'a', 'aa'],
    ['^\\d{4}-\\d{2}-\\d{2}$', '^\\d{4}-\\d{2}-\\d{1,2}$', '0000-00-0'],
    ['^[a-z]+$', '^[a-z0-9]+$', '0'],
    ['^\\w+$', '^[\\w-]+$', '-'],
  ])('%s does not include %s: %j', (wider, narrower, witness) => {
    expect(ask(wider, narrower)).toEqual({ answer: 'no', witness });
  });

  test('finite sets and nothing are expressions too', () => {
    const abc = parsePatternKeyword('^[abc]$').regex ?? neverMatches;
    expect(includes(literals(['a', 'b', 'c']), abc, createBudget()).answer).toBe('yes');
    expect(includes(literals(['a', 'c']), abc, createBudget())).toEqual({
      answer: 'no',
      witness: 'b',
    });
    expect(
      includes(neverMatches, parsePatternKeyword('a^').regex ?? alwaysMatches, createBudget())
        .answer,
    ).toBe('yes');
    expect(includes(neverMatches, alwaysMatches, createBudget()).answer).toBe('no');
  });

  test('agrees with the native engine on random expressions', () => {
    fc.assert(
      fc.property(expression, expression, (wider, narrower) => {
        const outer = new RegExp(wider, 'u');
        const inner = new RegExp(narrower, 'u');
        const result = ask(wider, narrower);
        if (result.answer === 'no') {
          expect([inner.test(result.witness), outer.test(result.witness)]).toEqual([true, false]);
        } else {
          expect(result.answer).toBe('yes');
          expect(words.filter((word) => inner.test(word) && !outer.test(word))).toEqual([]);
        }
      }),
      { seed: 20250101, numRuns: 3000 },
    );
  });

  test('the matcher agrees with the native engine on random expressions', () => {
    fc.assert(
      fc.property(expression, (source) => {
        const native = new RegExp(source, 'u');
        const pattern = parsePatternKeyword(source);
        expect(words.filter((word) => native.test(word) !== pattern.test(word))).toEqual([]);
      }),
      { seed: 20250102, numRuns: 1500 },
    );
  });
});
