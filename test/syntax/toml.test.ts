import fc from 'fast-check';
import { parse as oracle, TomlDate } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { parseSkillToml } from '../../src/dialects/skill-toml-file.ts';
import { plainText } from '../../src/model/message.ts';
import { formatPointer, resolvePointer, toJson, type Value } from '../../src/model/value/value.ts';
import { parseToml } from '../../src/syntax/toml/toml.ts';

/** The text of a range. */
function textAt(text: string, { range }: Value['at']): string {
  if (!range) return '';
  const lines = text.split('\n').slice(range.start.line - 1, range.end.line);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, range.end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(range.start.column - 1) ?? '';
  return lines.join('\n');
}

function read(text: string): Value {
  const { root, faults } = parseToml('a.toml', text);
  expect(faults).toEqual([]);
  if (!root) throw new Error('There is no value.');
  return root;
}

/** The result of smol-toml; undefined on an error. */
function expected(text: string): unknown {
  try {
    return oracle(text, { integersAsBigInt: true });
  } catch {
    return undefined;
  }
}

/**
 * Both values in one notation. Known differences, because a `Value` keeps the source text of values that JSON cannot
 * represent: dates, whole floats, inf and nan. TOML allows parsers to normalize line endings in
 * multi-line texts.
 */
function reduced(value: unknown): unknown {
  if (value instanceof TomlDate) return 'other';
  if (typeof value === 'bigint') {
    const small = Number(value);
    return Number.isSafeInteger(small) ? small : value;
  }
  if (typeof value === 'number')
    return Number.isInteger(value) || !Number.isFinite(value) ? 'other' : value;
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n');
  if (Array.isArray(value)) return value.map(reduced);
  if (value === null || typeof value !== 'object') return value;
  return new Map(Object.entries(value).map(([key, inner]) => [key, reduced(inner)]));
}

function ours(value: Value): unknown {
  if (value.kind === 'other') return 'other';
  if (value.kind === 'list') return value.items.map(ours);
  if (value.kind === 'string') return reduced(value.value);
  if (value.kind !== 'table') return value.value;
  return new Map([...value.fields].map(([key, field]) => [key, ours(field.value)]));
}

function agree(text: string): void {
  const { root } = parseToml('a.toml', text);
  const expectedValue = expected(text);
  expect(root === null, text).toBe(expectedValue === undefined);
  if (root) expect(ours(root), text).toEqual(reduced(expectedValue));
}

const word = fc.constantFrom('a', 'b', 'c', 'skill', '1', '-', 'constructor', 'toString');
const key = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 1, arbitrary: fc.constantFrom('"a"', "'b c'", '"d.e"', '""', '"\\u0061"', '"ä"') },
);
const path = (maxLength: number) =>
  fc.array(key, { minLength: 1, maxLength }).map((keys) => keys.join('.'));
const scalars = fc.oneof(
  fc.constantFrom(
    '1',
    '-7',
    '+0',
    '1_000',
    '0xFF',
    '0o17',
    '0b11',
    '9007199254740993',
    'true',
    'false',
  ),
  fc.constantFrom('1.5', '-0.25', '6.02e23', '1e3', '1.0', 'inf', '-inf', 'nan', '1_0.2_5'),
  fc.constantFrom(
    '2026-01-31',
    '10:30:00',
    '10:30',
    '2026-01-31T10:30:00Z',
    '2026-01-31 10:30:00.5+01:00',
  ),
  fc.constantFrom(
    '"x"',
    '""',
    "'x\\y'",
    '"\\t\\"\\\\\\u00e4\\U0001F600"',
    '"\\e\\x41"',
    '"""\na "b"\\\n   c"""',
    "'''\n'a' ''b'''",
  ),
  fc.constantFrom(
    '01',
    '1_',
    'yes',
    '"a',
    '1.',
    '.5',
    '2026-13-01',
    '25:00:00',
    '+0x1',
    "'''",
    '',
    '"\\q"',
  ),
);
const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalars,
    fc
      .tuple(fc.array(tie('value'), { maxLength: 3 }), fc.constantFrom('', ',', ' # x\n'))
      .map(([items, end]) => `[ ${items.join(',\n')}${items.length > 0 ? end : ''}]`),
    fc
      .tuple(
        fc.array(fc.tuple(path(2), tie('value')), { maxLength: 3 }),
        fc.constantFrom('', ',', '\n'),
      )
      .map(
        ([pairs, end]) =>
          `{ ${pairs.map(([name, inner]) => `${name} = ${inner}`).join(', ')}${pairs.length > 0 ? end : ''}}`,
      ),
  ),
}));
const odd = fc.constantFrom(
  ...['', '# note', '\t', 'a = 1 # note', 'a', '= 1', 'a = = 1', '[]', '[a', 'b = 1 c = 2'],
);
/** Documents with limited numbers of segments in headers and in keys. */
const documents = (headers: number, keys: number) => {
  const header = path(headers);
  const line = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(path(keys), value).map(([name, inner]) => `${name} = ${inner}`),
    },
    { weight: 2, arbitrary: header.map((name) => `[${name}]`) },
    { weight: 2, arbitrary: header.map((name) => `[[ ${name} ]]`) },
    { weight: 1, arbitrary: odd },
  );
  return fc
    .tuple(fc.array(line, { maxLength: 8 }), fc.constantFrom('\n', '\r\n'))
    .map(([lines, end]) => lines.join(end));
};
/**
 * Excludes headers of three segments with dotted keys: parsers disagree on whether `b.c` in `[a]` may extend the `b`
 * of an earlier `[a.b.d]`. Ours permits it, like Rust's.
 */
const document = fc.oneof(documents(2, 3), documents(3, 1));

describe('TOML is read as smol-toml reads it', () => {
  test('for any document', () => {
    fc.assert(fc.property(document, agree), { numRuns: 4000, seed: 20261121 });
  });

  test('for any characters', () => {
    const signs = fc.array(fc.constantFrom(...'ab1.=[]{},"\'#\n\\ -_:'), { maxLength: 16 });
    const texts = signs.map((all) => all.join(''));
    fc.assert(fc.property(texts, agree), { numRuns: 4000, seed: 20261121 });
  });
});

describe('known differences from smol-toml', () => {
  const refused = (text: string) => parseToml('a.toml', text).root === null;

  test('days that do not exist are not dates', () => {
    expect(expected('a = 2026-02-30')).toBeDefined();
    expect(refused('a = 2026-02-30')).toBe(true);
  });

  test.each([
    ['a = 1.0', '1.0'],
    ['a = 1e3', '1e3'],
    ['a = inf', 'inf'],
    ['a = 2026-01-31 # day', '2026-01-31'],
    ['a = 10:30', '10:30'],
  ])('%s is kept as it is written', (text, source) => {
    expect(resolvePointer(read(text), '/a').value).toMatchObject({
      kind: 'other',
      value: source,
      source,
    });
  });
});

test.each([
  ['a = 0x7FFFFFFFFFFFFFFF', 9223372036854775807n],
  ['a = 9_007_199_254_740_993', 9007199254740993n],
])('%s keeps its digits', (text, value) => {
  expect(resolvePointer(read(text), '/a').value).toMatchObject({ kind: 'number', value });
});

describe('every key and value has its place', () => {
  const text = [
    '# first',
    '[skill]',
    'id = "tool.deploy" # id',
    'a."b c".d = [ 1, { e = \'x\' },',
    '  """two',
    'lines""", ]',
    '[[list]]',
    'n = 1',
    '[[ list ]]',
    '"m" = 2026-01-31',
    '[ skill . more ]',
    'ok = true',
  ].join('\n');

  test.each([
    ['/skill', 'skill', 'skill'],
    ['/skill/id', 'id', '"tool.deploy"'],
    ['/skill/a', 'a', 'a'],
    ['/skill/a/b c', '"b c"', '"b c"'],
    ['/skill/a/b c/d', 'd', '[ 1, { e = \'x\' },\n  """two\nlines""", ]'],
    ['/skill/a/b c/d/0', '1', '1'],
    ['/skill/a/b c/d/1', "{ e = 'x' }", "{ e = 'x' }"],
    ['/skill/a/b c/d/1/e', 'e', "'x'"],
    ['/skill/a/b c/d/2', '"""two\nlines"""', '"""two\nlines"""'],
    ['/list', 'list', 'list'],
    ['/list/1', 'list', 'list'],
    ['/list/1/m', '"m"', '2026-01-31'],
    ['/skill/more', 'more', 'skill . more'],
    ['/skill/more/ok', 'ok', 'true'],
  ])('%s', (path, key, value) => {
    for (const written of [text, text.replaceAll('\n', '\r\n')]) {
      const found = resolvePointer(read(written), path);
      expect(found.missing).toBe(false);
      const plainly = (at: Value['at']) => textAt(written, at).replaceAll('\r', '');
      expect([plainly(found.keyAt), plainly(found.value.at)]).toEqual([key, value]);
    }
  });

  test('a byte order mark takes no column', () => {
    const { value, keyAt } = resolvePointer(read('\ufeffa = 1'), '/a');
    expect([keyAt.range?.start.column, value.at.range?.start.column]).toEqual([1, 5]);
  });
});

test('a dotted key may extend a table of a longer header', () => {
  expect(expected('[a.b.c]\n[a]\nb.d = 1')).toBeUndefined();
  expect(toJson(read('[a.b.c]\n[a]\nb.d = 1'))).toEqual({ a: { b: { c: {}, d: 1 } } });
});

test('keys of the prototype are ordinary keys', () => {
  const text = '[__proto__]\npolluted = 1\n[constructor.prototype]\nx = 2\n[a]\n__proto__.y = 3';
  const value = toJson(read(text)) as Record<string, Record<string, unknown>>;
  expect(Object.keys(value)).toEqual(['__proto__', 'constructor', 'a']);
  expect(Object.entries(value['a'] ?? {})).toEqual([['__proto__', { y: 3 }]]);
  for (const name of ['polluted', 'x', 'y']) expect(name in {}).toBe(false);
});

describe('an error is at the place of its fix', () => {
  test.each([
    ['a = [1,\n 2\nb = 3', 'Invalid TOML: missing comma or closing bracket.', null, 'b'],
    ['a = [1,\n 2', 'Invalid TOML: unclosed `[`.', null, '['],
    ['a = { b = 1\n', 'Invalid TOML: unclosed `{`.', null, '{'],
    ['a = "x\nb = 1', 'Invalid TOML: unclosed string.', null, '"x'],
    ["a = '''x\ny", 'Invalid TOML: unclosed string.', null, "'''x\ny"],
    ['[skill', 'Invalid TOML: section header without `]`.', null, 'l'],
    ['[a]\nx = 1\n[a]', 'Invalid TOML: duplicate section `[a]`.', null, '[a]'],
    ['a = 1\n[[ a ]]', 'Invalid TOML: duplicate section `[[ a ]]`.', null, '[[ a ]]'],
    ['a = 1\n"b=" = 2\n"b=" = 3', 'Invalid TOML: duplicate key `"b="`.', null, '"b="'],
    ['a.b = 1\na.b = 2', 'Invalid TOML: duplicate key `b`.', null, 'b'],
    ['a = [{ b = 1, b = 2 }]', 'Invalid TOML: duplicate key `b`.', null, 'b'],
    ['[a.b]\n[a]\nb.d = 1', 'Invalid TOML: duplicate key `b`.', null, 'b'],
    [
      'id = tool.deploy',
      'Invalid TOML: unknown value `tool.deploy`.',
      'Quote the value if it is a string.',
      'tool.deploy',
    ],
    ['a = [x, y]', 'Invalid TOML: unknown value `x`.', 'Quote the value if it is a string.', 'x'],
    [
      'version = 0.3.0',
      'Invalid TOML: unknown value `0.3.0`.',
      'Quote the value if it is a string.',
      '0.3.0',
    ],
    [
      'a = [1, 2.0.1-beta]',
      'Invalid TOML: unknown value `2.0.1-beta`.',
      'Quote the value if it is a string.',
      '2.0.1-beta',
    ],
    [
      'a = >=1.0',
      'Invalid TOML: unknown value `>=1.0`.',
      'Quote the value if it is a string.',
      '>=1.0',
    ],
    [
      'a = 10mb # size',
      'Invalid TOML: unknown value `10mb`.',
      'Quote the value if it is a string.',
      '10mb',
    ],
    ['a = True', 'Invalid TOML: unknown value `True`.', 'Write `true` or `false`.', 'True'],
    ['id: x', 'Invalid TOML: unexpected `:`.', 'Write `=` between a key and its value.', ':'],
    [
      'a = "C:\\data"',
      'Invalid TOML: unknown escape.',
      'Write the text between single quotes.',
      '\\d',
    ],
    ['a = 1 b = 2', 'Invalid TOML: text after the value.', 'Write every key on a new line.', 'b'],
    [
      'a = 1\rb = 2',
      'Invalid TOML: carriage return without a line feed.',
      'End lines with LF or CRLF.',
      '\r',
    ],
    [
      'a = "\u0007"',
      'Invalid TOML: control character `U+0007`.',
      'Write `\\u0007` in a string.',
      '\u0007',
    ],
  ])('%j', (text, message, help, place) => {
    const { root, faults } = parseToml('a.toml', text);
    expect(root).toBeNull();
    expect(faults.map((fault) => plainText(fault.message))).toEqual([message]);
    expect(faults.map((fault) => (fault.help ? plainText(fault.help) : null))).toEqual([help]);
    expect(faults.map(({ at }) => textAt(text, at))).toEqual([place]);
  });

  test('as one problem of the file', () => {
    const { root, problems } = parseSkillToml('a/skill.toml', 'a = \nb = 1');
    expect(root).toBeNull();
    expect(problems.map(({ rule, message }) => `${rule}: ${plainText(message)}`)).toEqual([
      'toml-syntax: Invalid TOML: missing value.',
    ]);
  });
});

describe('limits', () => {
  const depth = (count: number) => `a = ${'['.repeat(count)}${']'.repeat(count)}`;

  test.each([
    ['lists', depth(65)],
    ['very many lists', depth(200_000)],
    ['unclosed lists', `a = ${'['.repeat(200_000)}`],
    ['inline tables', `a = ${'{a='.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ['dotted keys', `${'a.'.repeat(5_000)}a = 1`],
    ['headers', `[${'a.'.repeat(5_000)}a]`],
    ['very many values', `a = [${'1,'.repeat(200_000)}]`],
    ['very many sections', '[[a]]\n'.repeat(200_000)],
    ['very many dots', `${'a.'.repeat(30)}b = 1\n`.repeat(20_000)],
    ['very many comments', '# a\n'.repeat(200_000)],
    ['a long text', `a = "${'x'.repeat(300_000)}"`],
    ['a long number', `a = ${'1'.repeat(300_000)}`],
    ['a long key', `${'a'.repeat(300_000)} = 1`],
  ])('%s are refused in one fault', (_name, text) => {
    const { root, faults } = parseToml('a.toml', text);
    expect(root).toBeNull();
    expect(faults.map(({ code }) => code)).toEqual(['TOO_MUCH']);
  });

  test('sixty-four levels, long comments and many brackets in texts are read', () => {
    read(`${depth(64)}\n# ${'['.repeat(300_000)}\nb = "${'['.repeat(60_000)}"`);
  });

  test('nothing throws, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        parseToml('a.toml', text);
      }),
      { numRuns: 2_000, seed: 20261121 },
    );
  });
});

test('a pointer leads to every value of a document', () => {
  fc.assert(
    fc.property(document, (text) => {
      const { root } = parseToml('a.toml', text);
      const visit = (value: Value, path: readonly (string | number)[]): void => {
        if (!root) return;
        expect(resolvePointer(root, formatPointer(...path)).value).toBe(value);
        if (value.kind === 'list') {
          for (const [index, item] of value.items.entries()) visit(item, [...path, index]);
        }
        if (value.kind === 'table') {
          for (const { key, value: inner } of value.fields.values()) visit(inner, [...path, key]);
        }
      };
      if (root) visit(root, []);
    }),
    { numRuns: 500, seed: 20261121 },
  );
});
