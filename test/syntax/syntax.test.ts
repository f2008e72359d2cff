import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toolsOf } from '../../src/dialects/agent-skills/tools.ts';
import { parseSkillMd } from '../../src/dialects/skill-md.ts';
import { suggest } from '../../src/model/text/suggest.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { toJson, type Value } from '../../src/model/value/value.ts';
import { linksOf } from '../../src/syntax/markdown/links.ts';
import { readTexts } from '../../src/syntax/text-file.ts';
import { parseYaml } from '../../src/syntax/yaml/yaml.ts';

/** The text of a range, to check locations. */
function textAt(text: string, value: Pick<Value, 'at'>): string {
  const { start, end } = value.at.range ?? {
    start: { line: 1, column: 1 },
    end: { line: 1, column: 1 },
  };
  const lines = text.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

function valueAt(yaml: string): Value {
  const { root, faults } = parseYaml('a.yaml', yaml);
  expect(faults).toEqual([]);
  const field = root?.kind === 'table' ? root.fields.get('a') : undefined;
  if (!field) throw new Error('The text has no key "a".');
  return field.value;
}

describe('values and their places', () => {
  test.each([
    ['a: 1.10', '1.10', 1.1],
    ['a: "1.10"  # one', '"1.10"', '1.10'],
    ["a: 'it''s'", "'it''s'", "it's"],
    ['b: 1\na: two words', 'two words', 'two words'],
    ['a: two\n  lines\nb: 1', 'two\n  lines', 'two lines'],
    ['a: |\n  two\n  lines\n\nb: 1', '|\n  two\n  lines', 'two\nlines\n'],
    ['a:\n  - x\n  - y\nb: 1', '- x\n  - y', ['x', 'y']],
    ['a: {b: [1, null]}', '{b: [1, null]}', { b: [1, null] }],
    ['a:\r\n  b: 1\r\nc: 2', 'b: 1', { b: 1 }],
    ['a: &x [1]\nb: *x', '[1]', [1]],
    ['b: &x [1]\na: *x', '*x', [1]],
    ['a: !odd x', 'x', 'x'],
    [
      'a: 0123456789012345678901234567890123456789',
      undefined,
      '0123456789012345678901234567890123456789',
    ],
    ['a: 2026-01-31', '2026-01-31', '2026-01-31'],
    ['a: yes', 'yes', 'yes'],
    ['a: .inf', '.inf', '.inf'],
    ['a: "\\ud83d\\ude00"', undefined, '😀'],
    ['{\n\t"a": [\n\t\t1\n\t]\n}', '[\n\t\t1\n\t]', [1]],
  ])('%j', (yaml, source, expected) => {
    const value = valueAt(yaml);
    expect(toJson(value)).toEqual(expected);
    if (source !== undefined) expect(textAt(yaml, value)).toBe(source);
  });

  test('a missing value has the place of its key', () => {
    expect(textAt('a:\nb: 1', valueAt('a:\nb: 1'))).toBe('a');
  });

  test('an alias repeats the last value of its anchor', () => {
    const { root } = parseYaml('a.yaml', 'a: &x 1\nb: &y [&x 2, *x]\nc: &x 3\nd: [*y, *x]');
    expect(root && toJson(root)).toEqual({ a: 1, b: [2, 2], c: 3, d: [[2, 2], 3] });
  });

  test('keys of the prototype are ordinary keys', () => {
    const { root } = parseYaml('a.yaml', '__proto__: {polluted: true}\nconstructor: 1');
    expect(root && Object.keys(toJson(root) as object)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('a duplicate key is reported, and the first one counts', () => {
    const { root, duplicates } = parseYaml('a.yaml', 'a: 1\nb: {c: 1, c: 2}\na: 3');
    expect(duplicates.map(({ key }) => key)).toEqual(['c', 'a']);
    expect(root && toJson(root)).toEqual({ a: 1, b: { c: 1 } });
  });
});

test.each([
  ['a: b: c', 'INDENT'],
  ['a: *nobody', 'UNKNOWN_ALIAS'],
  ['a: &x [*x]', 'TOO_MUCH'],
  ['a: \x02', 'CONTROL'],
  ['\x18', 'CONTROL'],
  ['a: 1\n---\nb: 2', 'MULTIPLE_DOCS'],
  [`a: ${'['.repeat(65)}${']'.repeat(65)}`, 'TOO_MUCH'],
])('%j is refused', (yaml, code) => {
  const { root, faults } = parseYaml('a.yaml', yaml);
  expect(root).toBeNull();
  expect(faults.map((fault) => fault.code)).toEqual([code]);
});

describe('nothing throws', () => {
  const pieces = fc.constantFrom(
    ...[
      '---\n',
      'name: a\n',
      'a: ',
      '- ',
      '? ',
      '&x ',
      '*x',
      '!!str ',
      '<<: ',
      '|\n',
      '>-\n  ',
      '"',
      "'",
      '{',
      '}',
    ],
    ...[
      '[',
      ']',
      '(',
      ')',
      ',',
      ': ',
      '#',
      '\n',
      '\r\n',
      '\t',
      '  ',
      '...\n',
      '%YAML 1.1\n',
      '\ufeff',
      '\u2028',
    ],
    ...[
      '\0',
      '\x18',
      '\ud800',
      '`',
      '```\n',
      '<!--',
      '-->',
      '](',
      '![',
      '[a]: b\n',
      '\\',
      '__proto__: ',
      'é',
    ],
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
    fc.array(pieces, { maxLength: 40 }).map((all) => `---\n${all.join('')}\n---\n${all.join('')}`),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('utf8')),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  );

  test('on any text, and every place is within it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { problems, frontmatter: front, body } = parseSkillMd('skills/a/SKILL.md', text);
        const lines = text.replace(/^\ufeff/, '').split('\n');
        const places = [
          ...problems.map(({ at }) => at.range),
          ...linksOf(body).map(({ at }) => at.range),
          ...[...(front?.fields.values() ?? [])].flatMap(({ keyAt, value }) => [
            keyAt.range,
            value.at.range,
          ]),
        ];
        for (const range of places) {
          for (const { line, column } of range ? [range.start, range.end] : []) {
            expect(line).toBeLessThanOrEqual(lines.length);
            expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
          }
        }
        expect(front === null).toBe(
          problems.some(
            ({ rule }) => rule.startsWith('frontmatter-') && rule !== 'frontmatter-duplicate-key',
          ),
        );
        if (front) JSON.stringify(toJson(front));
      }),
      { seed: 4, numRuns: 3_000 },
    );
  });

  test('on any YAML, alone or within another text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const alone = parseYaml('a.yaml', text);
        expect(alone.faults.length === 0 || alone.root === null).toBe(true);
      }),
      { seed: 4, numRuns: 3_000 },
    );
  });
});

describe('the parts of a SKILL.md', () => {
  test.each([
    ['---\nname: a\n---\nbody\n', 'body\n', 4],
    ['\ufeff---\nname: a\n---\nbody', 'body', 4],
    ['\r\n\r\n---\r\nname: a\r\n---\r\nbody', 'body', 6],
    ['---\nname: a\n  ---\nbody', 'body', 4],
    ['---\nname: a\n---', '', 3],
    ['no frontmatter', 'no frontmatter', 1],
  ])('%j', (text, body, line) => {
    const read = parseSkillMd('SKILL.md', text).body;
    expect(read.text).toBe(body);
    expect(read.locate(0, 0).range?.start.line).toBe(line);
  });

  test('places in a file with a byte order mark are those of editors', () => {
    const { frontmatter: front, problems } = parseSkillMd(
      'SKILL.md',
      '\ufeff---\r\nname: a\r\n---\r\n',
    );
    expect(problems.map(({ rule }) => rule)).toEqual(['bom']);
    expect(front?.fields.get('name')?.value.at.range).toEqual({
      start: { line: 2, column: 7 },
      end: { line: 2, column: 8 },
    });
  });

  test('a frontmatter beyond 256 KiB is not read', () => {
    const { frontmatter: front, problems } = parseSkillMd(
      'SKILL.md',
      `---\n${'a: 1\n'.repeat(60_000)}---\n`,
    );
    expect(front).toBeNull();
    expect(problems.map(({ rule }) => rule)).toEqual(['file-too-large']);
  });
});

describe('text files', () => {
  test.each([
    ['UTF-8', Buffer.from('é'), 'é', undefined],
    ['UTF-8 with a mark', Buffer.from('\ufeffé'), '\ufeffé', undefined],
    ['Latin-1', Buffer.from('a\nbé', 'latin1'), 'a\nb\ufffd', { line: 2, column: 2 }],
    ['UTF-16', Buffer.from('\ufeffaé', 'utf16le'), 'aé', undefined],
  ])('%s', async (name, bytes, text, start) => {
    const read = (await readTexts(memoryTree({ a: bytes }), ['a'])).get('a');
    expect(read?.text).toBe(text);
    const faulty = name === 'Latin-1' || name === 'UTF-16';
    expect(read?.problems.map(({ rule }) => rule)).toEqual(faulty ? ['file-encoding'] : []);
    expect(read?.problems[0]?.at.range?.start).toEqual(start);
  });
});

test.each([
  ['Bash(git:*) Read', ['Bash(git:*)', 'Read']],
  ['Bash(git add:*, git log:*),Read', ['Bash(git add:*, git log:*)', 'Read']],
  [' Read,  Grep\tGlob,', ['Read', 'Grep', 'Glob']],
  ['Bash(a (b c) d) Read', ['Bash(a (b c) d)', 'Read']],
  ['Bash(git Read', ['Bash(git Read']],
  ['Bash) Read', ['Bash)', 'Read']],
  ['', []],
  ['[Read, "Grep, Glob"]', ['Read', 'Grep', 'Glob']],
  ['[Read, {Bash: git}]', undefined],
  ['{Bash: git}', undefined],
])('the tools of %j', (yaml, tools) => {
  expect(toolsOf(valueAt(`a: ${yaml}`))).toEqual(tools);
});

test.each([
  ['alowed-tools', 'allowed-tools'],
  ['allowed_tool', 'allowed-tools'],
  ['NAME', 'name'],
  ['nmae', 'name'],
  ['tags', undefined],
  ['author', undefined],
  ['x'.repeat(100_000), undefined],
])('nearest to %s', (name, expected) => {
  expect(suggest(name, ['name', 'description', 'allowed-tools'])).toBe(expected);
});
