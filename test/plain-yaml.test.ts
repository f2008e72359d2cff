import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPlainYaml } from '../src/locks/plain-yaml.ts';
import { parseYaml } from '../src/syntax/yaml.ts';

describe('the quick reader of plain YAML', () => {
  const values = fc.constantFrom(
    ...['"a b"', "'x: y'", '1.0.0', '1.10', 'abc', 'true', 'null', '~', 'TRUE', '0x1F', '.inf'],
    ...['2025-12-23T10:00:00Z', '"sha256:ab"', 'a:', 'a:b', '- a', '/x', '1e3', '1_000', '# c'],
    ...['a # c', '"a" # c', '""', "''", '"\\n"', '*a', '&a b', '[a]', '{a: b}', '|', 'a  ', '='],
    ...['1.2.3.4', '12:30:45', '1.1.e5', '"#"', 'yes', '<<', 'a=', 'No.1', '1.0.', '1.2.3e4', 'é'],
    ...['2025-12-23', '2025-1', '2025-', '2025-1:', '2025-1: 2'],
  );
  const keys = fc.oneof(
    {
      weight: 19,
      arbitrary: fc.constantFrom('a', 'skills', 'content_hash', '"q k"', "'s'", 'a.b'),
    },
    fc.constantFrom('1', 'true', '<<', '?', '"', 'a b', '-a', '_', 'null', '1.10', '"x\'y"'),
  );
  const usual = fc.constantFrom('abc', '"a b"', '1.2.3', "'x'");
  const noise = fc.constantFrom(
    '',
    '# c',
    '  # c',
    '---',
    '...',
    '   ',
    '\t',
    '# \x01',
    'a',
    ': b',
  );
  const pairs = fc
    .tuple(
      fc.oneof({ weight: 14, arbitrary: usual }, values),
      fc.oneof({ weight: 19, arbitrary: fc.constant('') }, fc.constantFrom(' ', '\r')),
    )
    .map(([value, end]) => `: ${value}${end}`);
  const { block } = fc.letrec<{ block: string[] }>((tie) => ({
    block: fc
      .uniqueArray(fc.tuple(keys, fc.oneof({ maxDepth: 2 }, pairs, tie('block'))), {
        selector: ([key]) => key,
        minLength: 1,
        maxLength: 4,
      })
      .map((fields) =>
        fields.flatMap(([key, value]) =>
          typeof value === 'string'
            ? [`${key}${value}`]
            : [`${key}:`, ...(value as string[]).map((line) => `  ${line}`)],
        ),
      ),
  }));
  const texts = fc
    .tuple(block, fc.nat(9), fc.option(noise))
    .map(([lines, at, odd]) => lines.toSpliced(at, 0, ...(odd === null ? [] : [odd])).join('\n'));

  test('gives what the real parser gives, or nothing', () => {
    let read = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const plain = readPlainYaml('x.lock', text);
        if (plain === null) return;
        read++;
        const real = { root: plain, faults: [], duplicates: [] };
        expect(real).toEqual(parseYaml('x.lock', text));
      }),
      { numRuns: 3000 },
    );
    expect(read).toBeGreaterThan(100);
  });
});
