import { describe, expect, test } from 'vitest';
import { truncate } from '../../src/model/value/format-value.ts';
import { plainLine } from '../../src/report/document/plain-line.ts';
import {
  commandProperty,
  escapeInvisible,
  jsonText,
  neutralizeCommands,
  uriPath,
} from '../../src/report/escape.ts';
import { versionCell } from '../../src/report/facts/skills.ts';
import { codeSpan, nameText, tableCell } from '../../src/report/markdown-text.ts';
import { frame } from '../../src/report/text/frame.ts';
import { textColumns } from '../../src/report/text/width.ts';
import { wrap } from '../../src/report/text/wrap.ts';
import { skill } from '../support/samples/canonical-report.ts';

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
  ['worklog', 'worklog'],
  ['übersetzen-翻訳', 'übersetzen-翻訳'],
  ['1.0.0', '1.0.0'],
  ['2.0.0-rc.1+build', '2.0.0-rc.1+build'],
  ['', '`""`'],
  ['@octocat', '`@octocat`'],
  ['#1', '`#1`'],
  ['a/b#2', '`a/b#2`'],
  ['a@b.co', '`a@b.co`'],
  ['www.x.y', '`www.x.y`'],
  ['GH-12', '`GH-12`'],
  ['deadbe1', '`deadbe1`'],
  ['decade', 'decade'],
  ['1048576', '1048576'],
  ['a_b', '`a_b`'],
  ['*a*', '`*a*`'],
  ['-a', '`-a`'],
  ['a b', '`a b`'],
  ['a`b', '``a`b``'],
  ['<b>', '`<b>`'],
])('name(%j) is plain only where Markdown sees a word', (name, shown) => {
  expect(nameText(name)).toBe(shown);
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
  ['1.2.3', 'major', '2.0.0', '1.2.3, needs 2.0.0'],
  ['1.2.3', 'minor', '1.3.0', '1.2.3, needs 1.3.0'],
  ['1.2.3', 'patch', '1.2.4', '1.2.3'],
  ['v1.0.0', 'major', '2.0.0', 'v1.0.0, needs 2.0.0'],
  ['latest', 'major', null, 'latest, needs three numbers'],
  [null, 'major', null, ''],
] as const)('what %j lacks of a %s step', (version, requiredBump, neededVersion, message) => {
  const base = { name: 'worklog', root: 'skills/worklog', version, contentHash: '' };
  const parts = { status: 'changed', satisfied: false, base, version, requiredBump } as const;
  expect(plainLine(versionCell({ ...skill(parts), neededVersion }, true))).toBe(message);
});

test('a version that is missing and fails nothing should be there', () => {
  const parts = { status: 'changed', satisfied: false, requiredBump: 'minor' } as const;
  const cell = versionCell({ ...skill(parts), neededVersion: '1.1.0' }, false);
  expect(plainLine(cell)).toBe('1.0.1, should be 1.1.0');
});
