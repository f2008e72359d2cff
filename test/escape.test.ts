import { describe, expect, test } from 'vitest';
import { truncate } from '../src/model/value/format-value.ts';
import { versionShortfall } from '../src/report/counts.ts';
import {
  commandProperty,
  escapeInvisible,
  jsonText,
  neutralizeCommands,
  uriPath,
} from '../src/report/escape.ts';
import { codeSpan, prose, tableCell } from '../src/report/markdown-text.ts';
import { frame } from '../src/report/text/frame.ts';
import { textColumns } from '../src/report/text/width.ts';
import { wrap } from '../src/report/text/wrap.ts';
import { skills } from './canonical-report.ts';

test.each([
  ['a\tb\nc\r', 'a\\tb\\nc\\r'],
  ['\u001b[31mred\u009b0m', '\\u001b[31mred\\u009b0m'],
  ['user\u202eexe.txt\u200b', 'user\\u202eexe.txt\\u200b'],
  ['hi\u{e0041}\u{e007f}', 'hi\\u{e0041}\\u{e007f}'],
  ['dir\udcff/x\ud800', 'dir\\xff/x\\ud800'],
  ['👨‍👩‍👧 ❤️ 👍🏽', '👨‍👩‍👧 ❤️ 👍🏽'],
  ['pdf\u200d', 'pdf\\u200d'],
  ['日本語 é e\u0301', '日本語 é e\u0301'],
])('visible(%j)', (text, shown) => {
  expect(escapeInvisible(text)).toBe(shown);
});

test.each([
  ['::error::x', '\\u003a:error::x'],
  [' \u3000::error::x', ' \u3000\\u003a:error::x'],
  ['a ##[set-output name=x]y', 'a \\u0023#[set-output name=x]y'],
  ['###[x]', '#\\u0023#[x]'],
  ['##vso[task.complete]', '\\u0023#vso[task.complete]'],
  ['a::b ## c', 'a::b ## c'],
  ['::note', '\\u003a:note'],
  [':: a :: b', '\\u003a: a :: b'],
  [':::x::y', '\\u003a::x::y'],
  ['::: tip', '::: tip'],
  [':::::', ':::::'],
  [':: a term', ':: a term'],
])('defuse(%j)', (line, shown) => {
  expect(neutralizeCommands(line)).toBe(shown);
});

test('a property of a command keeps neither colon, comma, percent nor line break', () => {
  expect(commandProperty('a:b,c%d\r\n')).toBe('a%3Ab%2Cc%25d%0D%0A');
});

test('cut never splits a character', () => {
  expect(truncate('abc', 3)).toBe('abc');
  expect(truncate('abcd', 3)).toBe('ab…');
  expect(truncate('a😀bc', 3)).toBe('a…');
});

test('jsonText shows nothing hidden and parses to the same value', () => {
  const value = { a: '##[x] \\##[y] \u009b31m \u202e \u2028 \u{e0041} 👨‍👩‍👧 \udcff "' };
  const text = jsonText(value);
  expect(JSON.parse(text)).toEqual(value);
  expect(text).not.toMatch(/##\[|[\u0080-\u009f\u2028\u202e]|\u{e0041}|\p{Surrogate}/u);
  expect(text).toContain('👨‍👩‍👧');
});

test('uriPath encodes bytes, also those that are not UTF-8', () => {
  expect(uriPath('a b/ü#?%:(1)\udcff')).toBe('a%20b/%C3%BC%23%3F%25%3A%281%29%FF');
});

test.each([
  ['plain', '`plain`'],
  ['', '`""`'],
  ['`', '`` ` ``'],
  ['a``b`c', '```a``b`c```'],
  [' x', '`  x `'],
])('code(%j)', (text, shown) => {
  expect(codeSpan(text)).toBe(shown);
});

test.each([
  ['a|b', '`a\\|b`'],
  ['a\\|b', '`a\\\\\\|b`'],
  ['a\\\\|b', '`a\\\\\\|b`'],
])('cell(%j) has every bar behind an odd number of backslashes', (text, shown) => {
  expect(tableCell(codeSpan(text))).toBe(shown);
});

test.each([
  ['Input "tz" is new.', 'Input `tz` is new.'],
  ["The callers' 1.0.0 → 2.0.0 (major), don't.", "The callers' 1.0.0 → 2.0.0 (major), don't."],
  ['See @octocat, #1 and (a/b#2).', 'See `@octocat`, `#1` and (`a/b#2`).'],
  ['Mail a@b.co or www.x.y or GH-12', 'Mail `a@b.co` or `www.x.y` or `GH-12`'],
  ['"a"`b', '``"a"`b``'],
  ['See (www.x.y; or (GH-12)', 'See (`www.x.y`; or (`GH-12`)'],
  ['Its inputs: deadbe1, decade, 1048576.', 'Its inputs: `deadbe1`, decade, 1048576.'],
  ['The `---` line', 'The `---` line'],
  ['From ["Read","Bash(a b)"] -> ["Read"].', 'From `["Read","Bash(a b)"]` → `["Read"]`.'],
  ['accepts less ("pattern": "^a$")', 'accepts less (`pattern`: `^a$`)'],
  [
    'grants Bash (before: Read and Bash(git push:*)).',
    'grants Bash (before: Read and `Bash(git push:*)`).',
  ],
  ['a  b (of 2 or more)', 'a  b (of 2 or more)'],
  ['is "a\\"b" now', 'is `a\\"b` now'],
  ['an open " quote', 'an open `"` quote'],
  ['`"a` "`b"', '`"a` `` `b ``'],
  ['grants Bash(git log:*), Read.', 'grants `Bash(git log:*)`, Read.'],
  ['(also Bash(kubectl get:*))', '(also `Bash(kubectl get:*)`)'],
  ['unclosed Bash(git log:* here', 'unclosed Bash(git `log:*` here'],
  ['path `a\\` of `b`', 'path `a\\` of `b`'],
  ['Did you mean `allowed-tools`?', 'Did you mean `allowed-tools`?'],
  ['(Did you mean "a b"?)', '(Did you mean `a b`?)'],
  ["`worklog`'s inputs", "`worklog`'s inputs"],
  ['`a`@octocat and `a`#1', '`` `a`@octocat `` and `` `a`#1 ``'],
])('prose(%j)', (message, shown) => {
  expect(prose(message)).toBe(shown);
});

describe('frame', () => {
  const range = (start: number, end: number) => ({
    start: { line: 1, column: start },
    end: { line: 1, column: end },
  });

  test.each([
    ['name: pdf', 7, 10, '      ^^^'],
    ['\tkey: x', 2, 5, '    ^^^'],
    ['翻訳: 値', 5, 6, '      ^^'],
    ['key:', 5, 5, '    ^'],
    ['a\u001bb', 3, 4, '       ^'],
  ])('points below %j', (line, start, end, marker) => {
    expect(frame(line, range(start, end), 80).marker).toBe(marker);
  });

  test('shows emoji unchanged, and spells out invisible characters', () => {
    const line = 'name: 👩‍💻 ❤️ 1️⃣ a\u200db\ufe0f';
    const { source, marker } = frame(line, range(7, 12), 80);
    expect(source).toBe('name: 👩‍💻 ❤️ 1️⃣ a\\u200db\\ufe0f');
    expect(marker).toBe('      ^^^^');
  });

  test('cuts a long line around the value', () => {
    const line = `${'x'.repeat(300)}VALUE${'y'.repeat(300)}`;
    const { source, marker } = frame(line, range(301, 306), 60);
    expect(textColumns(source)).toBeLessThanOrEqual(60);
    expect(source.startsWith('…')).toBe(true);
    expect(source.endsWith('…')).toBe(true);
    expect(source.slice(marker.indexOf('^'), marker.indexOf('^') + 5)).toBe('VALUE');
  });
});

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['one two three', Number.POSITIVE_INFINITY, ['one two three']],
  ['a verylongword b', 4, ['a', 'verylongword', 'b']],
  ['翻訳 翻訳', 8, ['翻訳', '翻訳']],
  ['', 8, ['']],
])('wrap(%j, %d)', (words, width, lines) => {
  expect(wrap(words, width)).toEqual(lines);
});

test.each([
  ['1.2.3', 'major', 'needs 2.0.0'],
  ['1.2.3', 'minor', 'needs 1.3.0'],
  ['1.2.3', 'patch', null],
  ['0.2.3', 'major', 'needs 0.3.0'],
  ['0.2.3', 'minor', 'needs 0.2.4'],
  ['0.0.3', 'major', 'needs 0.0.4'],
  ['v1.0.0', 'major', 'needs 2.0.0'],
  ['1.0', 'major', 'needs 2.0.0'],
  ['2.0.0-rc.1', 'major', 'needs 2.0.0-rc.2'],
  ['latest', 'major', 'needs a version of three numbers'],
  [null, 'major', 'declares no version'],
] as const)('what %j lacks of a %s step', (version, requiredBump, message) => {
  const base = { name: 'worklog', root: 'skills/worklog', version, contentHash: '' };
  const [skill] = skills;
  if (!skill) throw new Error('The canonical report has no skill.');
  expect(
    versionShortfall({ ...skill, status: 'changed', satisfied: false, base, requiredBump }),
  ).toBe(message);
});
