import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineMap } from '../src/model/text.ts';
import { parseByLibrary } from '../src/syntax/yaml.ts';
import { readPlainYaml } from '../src/syntax/yaml-plain.ts';

function placeIn(text: string) {
  const lines = new LineMap(text);
  return (start: number, end: number) => ({ path: 'SKILL.md', range: lines.range(start, end) });
}

/** What both readers make of a text; null where the plain one leaves it to the library. */
function both(text: string) {
  const plain = readPlainYaml(text, placeIn(text));
  return plain && { plain, library: parseByLibrary(text, placeIn(text)) };
}

const parts = [
  ...['a: ', 'b:', 'c:  ', 'a-b.c_d: ', '- ', '-   ', '-', '- - ', ' ', '  ', '    ', '\n', '\n\n'],
  ...[
    'x',
    'x y',
    "'q'",
    "'it''s'",
    "''",
    '"d"',
    '"d\\n"',
    '"',
    "'",
    '[a, b]',
    '[]',
    '[ a ,b]',
    '[a, [b]]',
  ],
  ...[
    '{a: b}',
    '# note',
    ' # note',
    'x#y',
    'x: y',
    'http://x.y',
    'x:',
    ':x',
    '?x',
    '|',
    '>-',
    '&n x',
    '*n',
  ],
  ...[
    '!!str x',
    '%x',
    '@x',
    '`x',
    '---',
    '...',
    '~',
    'null',
    'true',
    'True',
    'no',
    '1',
    '007',
    '+5',
    '-5',
  ],
  ...[
    '1.10',
    '1.0.0',
    '.5',
    '5.',
    '.',
    '1e3',
    '0x1F',
    '0o17',
    '.inf',
    '.nan',
    '12345678901234567890',
    '\t',
    '\r\n',
  ],
  ...[
    'é',
    '\u2028',
    '\u{1f600}',
    '\ufeff',
    'null: ',
    'true: ',
    '<<: ',
    '"k": ',
    '1: ',
    'a : ',
    '[',
    ']',
    '{',
    ',',
  ],
];

const lines = fc
  .array(
    fc
      .tuple(
        fc.constantFrom('', '', '  ', '    ', ' ', '- ', '  - '),
        fc.array(fc.constantFrom(...parts), { maxLength: 3 }),
      )
      .map(([start, rest]) => start + rest.join('')),
    { maxLength: 7 },
  )
  .map((all) => all.join('\n'));

const scalars = fc.constantFrom(
  'x',
  'x y',
  "'it''s'",
  '"d"',
  '[a, b]',
  '1.10',
  '1.0.0',
  'true',
  '~',
  '',
  'a#b',
  '0.',
  '12',
);
const keys = fc.constantFrom('name', 'allowed-tools', 'a.b', 'metadata', 'x_1');

/** Documents as people write them: nested mappings and lists, each with its own indent. */
const documents = fc.letrec<{ table: string[]; list: string[] }>((tie) => {
  const indented = (inner: string[], by: string) =>
    inner.map((line) => (line === '' ? '' : by + line));
  const below = fc.oneof({ maxDepth: 4 }, tie('table'), tie('list'));
  const entry = fc.oneof(
    fc.tuple(keys, scalars).map(([key, value]) => [`${key}:${value === '' ? '' : ` ${value}`}`]),
    fc
      .tuple(keys, below, fc.constantFrom('  ', ' ', '    '))
      .map(([key, inner, by]) => [`${key}:`, ...indented(inner, by)]),
    fc.tuple(keys, tie('list')).map(([key, inner]) => [`${key}:`, ...inner]),
    fc.constant(['']),
  );
  const item = fc.oneof(
    scalars.filter((value) => value !== '').map((value) => [`- ${value}`]),
    tie('table').map((inner) =>
      indented(inner, '  ').map((line, at) => (at === 0 ? `- ${line.slice(2)}` : line)),
    ),
  );
  return {
    table: fc
      .array(entry, { minLength: 1, maxLength: 4, depthIdentifier: 'yaml' })
      .map((all) => all.flat()),
    list: fc
      .array(item, { minLength: 1, maxLength: 3, depthIdentifier: 'yaml' })
      .map((all) => all.flat()),
  };
});

describe('YAML read without the library', () => {
  test('is what the library reads, to the place of every key, for whatever lines', () => {
    fc.assert(
      fc.property(lines, (text) => {
        const read = both(text);
        if (read) expect({ root: read.plain, faults: [], duplicates: [] }).toEqual(read.library);
      }),
      { numRuns: 20_000 },
    );
  });

  test('is what the library reads, for documents as people write them', () => {
    let plain = 0;
    fc.assert(
      fc.property(documents.table, (all) => {
        const read = both(`${all.join('\n')}\n`);
        if (!read) return;
        plain++;
        expect({ root: read.plain, faults: [], duplicates: [] }).toEqual(read.library);
      }),
      { numRuns: 5_000 },
    );
    expect(plain).toBeGreaterThan(1_000);
  });

  test('is what the library reads of whatever looks like a number', () => {
    const signs = fc.constantFrom(...'0123456789.+-eExoaf_:'.split(''));
    const values = fc.array(signs, { minLength: 1, maxLength: 24 }).map((all) => all.join(''));
    fc.assert(
      fc.property(values, (value) => {
        const read = both(`version: ${value}\n`);
        if (read) expect({ root: read.plain, faults: [], duplicates: [] }).toEqual(read.library);
      }),
      { numRuns: 20_000 },
    );
  });

  test.each([
    'name: pdf\ndescription: Fills PDF forms. Use when asked to.\nmetadata:\n  version: "1.0.0"\n',
    'inputs:\n  required:\n    - name: day\n      schema:\n        type: string\n',
    'tags:\n- a\n- b\nallowed-tools: [Read, Write]\n\nlicense: MIT\n',
  ])('takes a frontmatter: %j', (text) => {
    expect(both(text)?.plain.kind).toBe('table');
  });

  test('leaves what is long or deep to the library, which knows the limits', () => {
    const deep = Array.from({ length: 40 }, (_, at) => `${' '.repeat(at)}a:\n`).join('');
    const long = Array.from({ length: 60_000 }, (_, at) => `k${at}: v\n`).join('');
    expect([both(deep), both(long)]).toEqual([null, null]);
  });
});
