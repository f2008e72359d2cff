import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { refusalsOf } from '../../src/scripts/judge/refusals.ts';
import { readPythonInterface } from '../../src/scripts/python/read-python-interface.ts';
import { openSource } from '../../src/syntax/source/source.ts';
import { sample, seeds } from '../laws/support/seeds.ts';
import { isRefused, pairsIn } from './argparse-pairs.ts';
import { shown } from './shown.ts';

beforeAll(() => openSource('python'));

const recorded = readFileSync(new URL('argparse-pairs.jsonl', import.meta.url), 'utf8');

test('calls are refused as argparse refused them', () => {
  const wrong = pairsIn(recorded).filter((pair) => isRefused(pair) !== (pair.refused !== null));
  expect(wrong).toEqual([]);
});

const script = (...lines: readonly string[]) =>
  ['import argparse', 'p = argparse.ArgumentParser()', ...lines, 'p.parse_args()', ''].join('\n');

test.each([
  ['an argument', ['p.add_argument("x")'], '<x>'],
  ['a flag', ['p.add_argument("-v", "--verbose", action="store_true")'], '-v/--verbose{0,0}'],
  ['a required option', ['p.add_argument("--out", required=True)'], '--out!'],
  ['choices of a name', ['C = ["a", "b"]', 'p.add_argument("--c", choices=C)'], '--c=a|b'],
  [
    'choices of the keys of a mapping',
    ['C = {"a": 1}', 'p.add_argument("--c", choices=C.keys())'],
    '--c=a',
  ],
  [
    'choices that change',
    ['C = ["a"]', 'C.append("b")', 'p.add_argument("--c", choices=C)'],
    '--c',
  ],
  [
    'a number of values',
    ['p.add_argument("x", nargs=2)', 'p.add_argument("y", nargs="*")'],
    '<x>{2,2} <y>{0,}',
  ],
  ['the rest', ['p.add_argument("x", nargs=argparse.REMAINDER)'], '<x>...'],
  [
    'an option and its opposite',
    ['p.add_argument("--color", action=argparse.BooleanOptionalAction)'],
    '--color/--no-color{0,0}',
  ],
  ['a group', ['g = p.add_argument_group("g")', 'g.add_argument("--a")'], '--a'],
  [
    'subcommands',
    ['s = p.add_subparsers()', 'a = s.add_parser("a", aliases=["b"])', 'a.add_argument("x")'],
    'a(<x>) b(<x>)',
  ],
  [
    'subcommands without a name',
    ['s = p.add_subparsers()', 's.add_parser("a")', 's.add_parser("b")'],
    'a() b()',
  ],
  [
    'subcommands in a loop',
    ['s = p.add_subparsers()', 'for n in ("a", "b"):', '    s.add_parser(n)'],
    'a() b()',
  ],
  [
    'subcommands of a list that is not known',
    ['s = p.add_subparsers()', 'for n in names():', '    s.add_parser(n)'],
    '…',
  ],
  ['a function that adds options', ['def more(q):', '    q.add_argument("--a")', 'more(p)'], '--a'],
  ['a function of elsewhere', ['from x import more', 'more(p)'], '…'],
  ['an option under a condition', ['if x:', '    p.add_argument("--a", required=True)'], '--a'],
  ['an argument under a condition', ['if x:', '    p.add_argument("a")'], '…'],
  ['options of a mapping', ['p.add_argument("--a", **common)'], '--a{0,}'],
  ['a name that is made', ['p.add_argument(f"--{x}")'], '…'],
  [
    'parents',
    [
      'q = argparse.ArgumentParser(add_help=False)',
      'q.add_argument("--a")',
      's = p.add_subparsers()',
      's.add_parser("x", parents=[q])',
    ],
    'x(--a)',
  ],
  ['another way to add', ['p._add_action(x)'], '…'],
])('reads %s', (_, lines, expected) => {
  const program = readPythonInterface(script(...lines));
  expect(program && shown(program.command)).toBe(expected);
});

/** Statements that have nothing to do with words of a call. */
const others = fc.constantFrom(
  '# p.add_argument("--no")',
  'TEXT = """\nparser = (\n"""',
  'data = {"a": [1,\n  2], "b": ")"}',
  'def report(rows):\n    """Says (what.\n\n    Twice."""\n    return [row for row in rows]',
  'class Row:\n    def __init__(self, a):\n        self.a = a\n\n    def show(self):\n        print(self.a)',
  'if True:\n    total = 1\nelse:\n    total = \\\n        2',
  'try:\n    import json\nexcept ImportError:\n    json = None',
  'with open("x") as handle:\n    for line in handle:\n        print(line)',
  "PATTERN = r'\\'#('",
  '\n',
);

test.each(seeds)(
  'what has nothing to do with its words changes nothing, and moves the places, %s %i',
  (_, seed) => {
    const own = [
      'import argparse',
      'NAMES = ["--a", "--b"]',
      'def more(q):\n    q.add_argument("--c", choices=["(", "#"])',
      'p = argparse.ArgumentParser()',
      'for name in NAMES:\n    p.add_argument(name)',
      'more(p)',
      'p.add_argument(\n    "--d",  # (\n    default="]",\n)',
      'args = p.parse_args()',
      'print(args.d)',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.array(others, { maxLength: 3 }), { minLength: 9, maxLength: 9 }),
        (between) => {
          const text = `${own.map((line, index) => [...(between[index] ?? []), line].join('\n')).join('\n')}\n`;
          const { command } = readPythonInterface(text) ?? expect.fail(text);
          expect(shown(command)).toBe('--a --b --c=(|# --d');
          expect(text.split('\n')[(command.options.at(-1)?.at.start.line ?? 0) - 1]).toBe(
            'p.add_argument(',
          );
        },
      ),
      sample(seed, 60),
    );
  },
);

test.each([
  ['a program without a parser', 'import sys\nprint(sys.argv)\n'],
  ['a syntax error', `${script()}def (:\n`],
  ['words that are read by hand too', `${script()}import sys\nif sys.argv[1] == "x":\n    pass\n`],
  ['two parsers of the words', `${script()}q = argparse.ArgumentParser()\nq.parse_args()\n`],
  [
    'a parser within a class',
    'import argparse\nclass A:\n    def run(self):\n        argparse.ArgumentParser().parse_args()\n',
  ],
])('nothing is known of %s', (_, text) => {
  expect(readPythonInterface(text)).toBeNull();
});

test('a missing option has its long name', () => {
  const program =
    readPythonInterface(script('p.add_argument("--input", "-i", required=True)')) ?? expect.fail();
  expect(refusalsOf(program, [])).toEqual([
    { kind: 'missing-option', names: ['--input'], word: null },
  ]);
});

test('main is followed from its guard, or as the start of a package', () => {
  const main =
    'import argparse\ndef build():\n    p = argparse.ArgumentParser()\n    p.add_argument("x")\n    return p\ndef main(argv=None):\n    args = build().parse_args(argv)\n';
  for (const text of [main, `${main}if __name__ == "__main__":\n    main()\n`])
    expect(shown(readPythonInterface(text)?.command ?? expect.fail())).toBe('<x>');
});

describe('hostile scripts', () => {
  test.each([
    [
      '100,000 options',
      script(...Array.from({ length: 100_000 }, (_, index) => `p.add_argument("--o${index}")`)),
    ],
    ['nesting', script(`x = ${'('.repeat(5_000)}1${')'.repeat(5_000)}`)],
    ['a function that calls itself', script('def f(q):', '    f(q)', '    f(q)', 'f(p)')],
    [
      'names without end',
      script(...Array.from({ length: 20_000 }, (_, index) => `n${index} = ['a']`)),
    ],
    ['one long line of a name', script("a = ['b']", `# ${'a['.repeat(400_000)}`)],
    ['clauses without end', script('if p:', '    p', ...Array(50_000).fill('elif p:\n    p'))],
    ['one value under many names', script(...Array(30_000).fill('a = b = p'))],
    [
      'blocks in blocks',
      script(...Array.from({ length: 1_000 }, (_, at) => `${' '.repeat(at)}if p:`)),
    ],
    ['1 MiB of text', `${script()}${'#'.repeat(1 << 20)}`],
  ])('%s ends soon', (_, text) => {
    expect(() => readPythonInterface(text)).not.toThrow();
  });
});

describe('hostile calls', () => {
  const at = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const words = (...texts: readonly string[]) =>
    texts.map((text) => ({ kind: 'text', text, at }) as const);
  const many = Array.from({ length: 150 }, () => 'a');
  const lists = Array.from({ length: 20 }, (_, index) => `p.add_argument("a${index}", nargs="*")`);
  test.each([
    ['a huge number of values', ['p.add_argument("x", nargs=1000000000)'], words('a')],
    [
      'a huge number of values of an option',
      ['p.add_argument("--x", nargs=1000000000)'],
      words('--x', 'a'),
    ],
    [
      'many lists',
      ['p.add_argument("-v", action="store_true")', ...lists, 'p.add_argument("z", nargs=200)'],
      words(...many, '-v', ...many),
    ],
    ['many words', ['p.add_argument("x")'], words(...Array.from({ length: 100_000 }, () => '--y'))],
  ])('%s ends soon', (_, lines, call) => {
    const program = readPythonInterface(script(...lines)) ?? expect.fail();
    expect(() => refusalsOf(program, call)).not.toThrow();
  });
});

test('a call with words that are not known lacks nothing, and its options are judged', () => {
  const at = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
  const program =
    readPythonInterface(script('p.add_argument("x")', 'p.add_argument("--c", choices=["a"])')) ??
    expect.fail();
  const kinds = (...words: readonly Parameters<typeof refusalsOf>[1][number][]) =>
    refusalsOf(program, words).map(({ kind }) => kind);
  const text = (word: string) => ({ kind: 'text', text: word, at }) as const;
  expect(kinds()).toEqual(['missing-argument']);
  expect(kinds({ kind: 'some', at })).toEqual([]);
  expect(kinds({ kind: 'one', text: null, at }, text('--d'))).toEqual(['unknown-option']);
  expect(kinds({ kind: 'some', at }, text('--c'), text('b'))).toEqual(['invalid-value']);
  expect(kinds({ kind: 'one', text: '--d', at })).toEqual(['unknown-option']);
});
