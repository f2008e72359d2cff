import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineMap } from '../../src/model/text/text.ts';
import { parseBlockMapping } from '../../src/syntax/yaml/block-mapping.ts';
import { parseYamlDocuments } from '../../src/syntax/yaml/yaml.ts';
import { sample, seeds } from './seeds.ts';

const key = fc.constantFrom('name', 'version', 'a-b', 'a.b', '_x', 'null', 'y', '2', '<<', 'é');
const scalar = fc.oneof(
  fc.constantFrom('1.10', '0x1F', '1e400', '9007199254740993', 'null', '~', 'true', 'No', '.5'),
  fc.constantFrom(
    'sha256:00ff',
    'a: b',
    'a # b',
    'a#b',
    'a:',
    "it's",
    'a  b ',
    '2026-01-01',
    '...',
  ),
  fc.constantFrom('"a b"', '" "', '""', "''", "'a'", "'it''s'", '"\\x61"', '"a" b', '"a" # b'),
  fc.constantFrom('[a, b]', '{a: b}', '&x a', '*x', '!!str a', '|', '>', '- a', '? a', '@a', '-1'),
  fc.string({ maxLength: 6 }),
  fc.constant('x'.repeat(300)),
);
const plainScalar = fc.constantFrom('1.0.0', 'sha256:00ff', '"a b"', "'a'", 'a b', 'null', '7');
const blanks = fc.constantFrom('', '', '', '', '', ' ', '  ', '\t');
const keyLine = fc.record({
  depth: fc.nat(3),
  // Mostly where the line before permits it.
  isFree: fc.constantFrom(false, false, false, false, false, false, true),
  name: fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: key }),
  before: blanks,
  value: fc.oneof(
    { weight: 4, arbitrary: plainScalar },
    { weight: 1, arbitrary: scalar },
    { weight: 2, arbitrary: fc.constant(null) },
  ),
  after: blanks,
});
const line = fc.oneof(
  { weight: 8, arbitrary: keyLine },
  { weight: 1, arbitrary: fc.constantFrom('', '  ', '# c', '  # c') },
);
const oddLine = fc.constantFrom('---', '...', '%YAML 1.2', '- a', '  more');
const text = fc
  .tuple(
    fc.array(line, { maxLength: 8 }),
    fc.constantFrom('\n', '\n', '\n', '\n', '\n', '\r\n'),
    fc.boolean(),
    fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: oddLine }),
  )
  .map(([lines, end, isEnded, odd]) => {
    let [depth, isOpen] = [-1, true];
    const texts = lines.map((one, at) => {
      if (typeof one === 'string') return one;
      const follows = isOpen ? depth + 1 : Math.min(one.depth, depth);
      depth = one.isFree ? one.depth : follows;
      isOpen = one.value === null;
      const value = one.value === null ? '' : ` ${one.before}${one.value}`;
      return `${'  '.repeat(depth)}${one.name || `k${at}`}:${value}${one.after}`;
    });
    if (isOpen) texts.push(`${'  '.repeat(depth + 1)}last: 1`);
    return [...texts, ...(odd === null ? [] : [odd])].join(end) + (isEnded ? end : '');
  });

/** The same text by the parser for all of YAML; null if it has other than one sound mapping. */
function expected(source: string): unknown {
  const documents = [...parseYamlDocuments('x', source)];
  const [first] = documents;
  const isSound = documents.length === 1 && first?.faults.length === 0;
  return isSound && first.duplicates.length === 0 ? plain(first.root) : null;
}

/** With ranges in place of locations, and entries in place of maps. */
function plain(value: unknown): unknown {
  const show = (_: string, one: unknown) => (one instanceof Map ? [...one] : one);
  return JSON.parse(JSON.stringify(value, show));
}

describe.each(seeds)('the %s block mappings', (_, seed) => {
  test('have the values and places that the parser for all of YAML gives them', () => {
    let parsed = 0;
    fc.assert(
      fc.property(text, (source) => {
        const lines = new LineMap(source);
        const table = parseBlockMapping(source, (start, end) => lines.locate('x', start, end));
        if (table) parsed++;
        if (table) expect(plain(table)).toEqual(expected(source));
      }),
      sample(seed, 20_000),
    );
    expect(parsed).toBeGreaterThan(1000);
  });
});

test('a lock is a block mapping', () => {
  const source =
    '# Regenerate\ngenerated_at: "2026-01-01T00:00:00Z"\nskills:\n  pdf:\n    content_hash: sha256:00\n    version: 1.0.0 \n\n  # Notes\n  b:\n    version: \'1\'\n';
  const lines = new LineMap(source);
  const table = parseBlockMapping(source, (start, end) => lines.locate('x', start, end));
  expect(plain(table)).toEqual(expected(source));
});
