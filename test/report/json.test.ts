import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/model/message.ts';
import { LineMap, type Location } from '../../src/model/text/text.ts';
import { type Json, resolvePointer, toJson, type Value } from '../../src/model/value/value.ts';
import { parseJson } from '../../src/syntax/json/json.ts';
import { findJsonStop } from '../../src/syntax/json/stop.ts';

/** The text of a range, to check locations. */
function textAt(text: string, { range }: Location): string {
  const lines = new LineMap(text);
  const [start = 0, end = 0] = [range?.start, range?.end].map(
    (at) => at && lines.offset(at.line) + at.column - 1,
  );
  return text.slice(start, end);
}

function rootOf(text: string): Value {
  const { root, faults } = parseJson('a.json', text);
  expect(faults).toEqual([]);
  if (!root) throw new Error('There is no value.');
  return root;
}

/** The result of JSON.parse; undefined on an error. */
function native(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

const pieces = fc.constantFrom(
  ...['{', '}', '[', ']', ',', ':', '"', '"a"', '"b":', 'true', 'false', 'null', 'nul', '//', '/*'],
  ...['0', '1', '-', '+', '.5', '1.', '1e9', '1E-2', '01', '-0', 'NaN', 'x', "'", '“', '#', '…'],
  ...[' ', '\n', '\r\n', '\t', '\u00a0', '\ufeff', '\u2028', '\v', '\0', '\\', '\\n', '\\u12'],
  ...['"\\u0041"', '"\\ud800"', '"\ud83d\ude00"', '"\\x"', '"__proto__":', '{}', '[]', '[1,]'],
);

/** JSON, and JSON with insertions or deletions. */
const nearly = fc
  .tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.nat({ max: 3 }), fc.array(pieces, { maxLength: 2 }))
  .map(([text, index, removed, added]) => {
    const from = index % (text.length + 1);
    return text.slice(0, from) + added.join('') + text.slice(from + removed);
  });

const texts = fc.oneof(
  fc.json({ maxDepth: 5 }),
  nearly,
  nearly,
  fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

describe('any text', () => {
  test('is valid exactly if JSON.parse accepts it, with the same value', () => {
    let good = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const expected = native(text);
        const { root, faults, duplicates } = parseJson('a.json', text);
        expect(faults.length === 0).toBe(expected !== undefined);
        if (!root) return;
        good++;
        // JSON.parse keeps the last of duplicate keys; a number beyond doubles is kept as text.
        const same = duplicates.length === 0 && !/\d{16}|\de\+?\d{3}/i.test(text);
        if (same) expect(JSON.stringify(toJson(root))).toBe(JSON.stringify(sorted(expected, root)));
      }),
      { numRuns: 4000, seed: 20261121 },
    );
    expect(good).toBeGreaterThan(500);
  });

  test('is an error if JSON.parse rejects it', () => {
    let compared = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const stop = findJsonStop(text);
        const position = stop ? nativePosition(text) : undefined;
        if (!stop || position === undefined) return;
        compared++;
        // JSON.parse reports a position inside a number or word; we report its start.
        expect(stop.offset).toBeLessThanOrEqual(position);
        expect(text.slice(stop.offset, position)).toMatch(/^[-+.\w]*$|^\\u?[\da-fA-F]{0,4}$/);
      }),
      { numRuns: 4000, seed: 20261121 },
    );
    expect(compared).toBeGreaterThan(500);
  });

  test('has places that cover their values', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        fc.pre(!/\d{16}/.test(text));
        for (const { value, key, keyAt } of everything(rootOf(text))) {
          expect(native(textAt(text, value.at))).toEqual(native(JSON.stringify(toJson(value))));
          if (key !== undefined && keyAt) expect(native(textAt(text, keyAt))).toBe(key);
        }
      }),
      { numRuns: 500, seed: 20261121 },
    );
  });
});

/** Objects of JSON.parse do not keep the order of integer-like keys, and ours do not either. */
function sorted(expected: Json | undefined, root: Value): Json | undefined {
  expect(toJson(root)).toEqual(expected);
  return toJson(root);
}

function nativePosition(text: string): number | undefined {
  try {
    JSON.parse(text);
  } catch (cause) {
    const found = /at position (\d+)/.exec(String(cause))?.[1];
    return found === undefined ? undefined : Number(found);
  }
  return undefined;
}

interface Part {
  readonly value: Value;
  readonly key?: string;
  readonly keyAt?: Location;
}

function* everything(value: Value): Iterable<Part> {
  yield { value };
  if (value.kind === 'list') for (const item of value.items) yield* everything(item);
  if (value.kind !== 'table') return;
  for (const field of value.fields.values()) {
    yield field;
    yield* everything(field.value);
  }
}

describe('places', () => {
  const text = '{\r\n  "a": [1, {"b\\n": "x y"}],\n\t"__proto__": null, "c": -1.50\n}';

  test.each([
    ['', text, text],
    ['/a', '[1, {"b\\n": "x y"}]', '"a"'],
    ['/a/0', '1', '1'],
    ['/a/1', '{"b\\n": "x y"}', '{"b\\n": "x y"}'],
    ['/a/1/b\n', '"x y"', '"b\\n"'],
    ['/__proto__', 'null', '"__proto__"'],
    ['/c', '-1.50', '"c"'],
  ])('%j', (at, value, key) => {
    const found = resolvePointer(rootOf(text), at);
    expect(textAt(text, found.value.at)).toBe(value);
    expect(textAt(text, found.keyAt)).toBe(key);
  });

  test('are relative to the start of the file', () => {
    const file = '# Title\n\n```skill-manifest\n{"a": tru}\n```\n';
    const start = file.indexOf('{');
    const lines = new LineMap(file);
    const bad = parseJson('SKILL.md', '{"a": tru}\n', start, lines);
    const { path, range } = lines.locate('SKILL.md', start + 6, start + 9);
    expect(bad.faults[0]?.at.path).toBe(path);
    expect(bad.faults[0]?.at.range).toEqual(range);
    const good = parseJson('SKILL.md', '{"a": 1}\n', start, lines).root;
    expect(good && textAt(file.replace('tru', '1'), resolvePointer(good, '/a').value.at)).toBe('1');
  });

  test('a duplicate key is reported, and the first one counts', () => {
    const twice = '{"a": 1, "b": {"c": 1, "c": 2}, "a": 3}';
    const { root, duplicates } = parseJson('a.json', twice);
    expect(duplicates.map(({ keyAt }) => keyAt.range?.start.column)).toEqual([24, 33]);
    expect(root && toJson(root)).toEqual({ a: 1, b: { c: 1 } });
  });

  test('a key of the prototype is an ordinary key', () => {
    const root = rootOf('{"__proto__": {"polluted": true}, "constructor": 1}');
    expect(Object.keys(toJson(root) as object)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('a number is kept as written', () => {
    const root = rootOf('[1.10, 12345678901234567890, 1e999]');
    const sources =
      root.kind === 'list' ? root.items.map((item) => 'source' in item && item.source) : [];
    expect(sources).toEqual(['1.10', '12345678901234567890', '1e999']);
  });
});

describe('a fault has a message, and its range covers the fix', () => {
  test.each([
    ['', '', 'Invalid JSON: no value.', null],
    ['{"a": 1,\n}', ',', 'Invalid JSON: comma before the closing `}`.', null],
    ['[1, 2, ]', ',', 'Invalid JSON: comma before the closing `]`.', null],
    ['{"a": 1, // one\n"b": 2}', '//', 'Invalid JSON: comments are not allowed.', null],
    ['{"a": 1 /* one */}', '/*', 'Invalid JSON: comments are not allowed.', null],
    ['# one\n{}', '#', 'Invalid JSON: comments are not allowed.', null],
    ["{'a': 1}", "'", 'Invalid JSON: `\'` instead of `"`.', null],
    ['{"a": “b”}', '“', 'Invalid JSON: `“` instead of `"`.', null],
    ['{a: 1}', 'a', 'Invalid JSON: key `a` is not in double quotes.', null],
    ['{"a": True}', 'True', 'Invalid JSON: unknown value `True`.', 'Put strings in double quotes.'],
    ['{"a": 1 "b": 2}', '"', 'Invalid JSON: missing comma.', null],
    ['{"a": 1\n "b": 2}', '"', 'Invalid JSON: missing comma.', null],
    ['{"a" 1}', '1', 'Invalid JSON: missing `:` and value after the key.', null],
    ['{"a"}', '}', 'Invalid JSON: missing `:` and value after the key.', null],
    ['{"a": }', '}', 'Invalid JSON: missing value before `}`.', null],
    ['[1,,2]', ',', 'Invalid JSON: missing value before `,`.', null],
    ['{"a"= 1}', '=', 'Invalid JSON: `=` instead of `:` after the key.', null],
    ['{"a": 1; "b": 2}', ';', 'Invalid JSON: `;` instead of a comma or a closing bracket.', null],
    ['{"a": "b\tc"}', '\t', 'Invalid JSON: tab in a string.', 'Write `\\t`.'],
    [
      '{"a": "b\u0007"}',
      '\u0007',
      'Invalid JSON: control character `U+0007` in a string.',
      'Write it as an escape.',
    ],
    [
      '{"a": "b\n}',
      '\n',
      'Invalid JSON: line break in a string.',
      'Close the string, or write `\\n`.',
    ],
    ['{"a": "b', '"', 'Invalid JSON: unclosed string.', null],
    ['{"a": "s\\p"}', '\\', 'Invalid JSON: unknown escape `\\p`.', 'Write each backslash twice.'],
    [
      '{"a": "say "b""}',
      'b',
      'Invalid JSON: text after a closing quote.',
      'Write `\\"` for a quote inside a string.',
    ],
    ['{"a": [1, 2}', '}', 'Invalid JSON: `}` instead of `]`.', null],
    ['{"a": [1, 2]', '{', 'Invalid JSON: unclosed `{`.', null],
    ['{"a": [1, 2', '[', 'Invalid JSON: unclosed `[`.', null],
    [
      '{"a": 1}}',
      '}',
      'Invalid JSON: `}` after the end.',
      'Remove the extra bracket, here or above.',
    ],
    [
      '{"a": 1}\n{',
      '{',
      'Invalid JSON: `{` after the end.',
      'Remove the rest, or the bracket that closes the text too early.',
    ],
    ['{"a": 007}', '007', 'Invalid JSON: malformed number `007`.', null],
    ['{"a": .5}', '.5', 'Invalid JSON: malformed number `.5`.', null],
    ['\u00a0{}', '\u00a0', 'Invalid JSON: `U+00A0` instead of a value.', null],
    ['[...]', '.', 'Invalid JSON: `.` instead of a value or `]`.', null],
  ])('%j', (text, corrected, message, help) => {
    const { root, faults } = parseJson('a.json', text);
    expect(root).toBeNull();
    expect(faults.map((fault) => plainText(fault.message))).toEqual([message]);
    expect(faults.map((fault) => fault.help && plainText(fault.help))).toEqual([help ?? undefined]);
    expect(faults.map((fault) => textAt(text, fault.at))).toEqual([corrected]);
  });

  test('nesting has a limit', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(parseJson('a.json', nested(64)).faults).toEqual([]);
    expect(parseJson('a.json', nested(65)).faults.map(({ code }) => code)).toEqual(['TOO_MUCH']);
    expect(parseJson('a.json', `["${'['.repeat(100)}"]`).faults).toEqual([]);
  });
});
