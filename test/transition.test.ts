import { expect, test } from 'vitest';
import { redactorFor } from '../src/pipeline/findings/redact.ts';
import {
  formatListChange,
  formatMappingChange,
  formatTransition,
} from '../src/rules/words/transition.ts';

const long = 'a'.repeat(100);

test.each([
  [1, 2, '`1` -> `2`'],
  ['1', '2', '`1` -> `2`'],
  ['5', 5, '`"5"` -> `5`'],
  [undefined, '1.0', 'none -> `1.0`'],
  ['x', undefined, '`x` -> none'],
  ['a`b', '', '"a`b" -> `""`'],
  [`${long}x`, `${long}y`, '`…aaaaaaaaaaaax` -> `…aaaaaaaaaaaay`'],
  [long, `${long}z`, '`…aaaaaaaaaaaa` -> `…aaaaaaaaaaaaz`'],
  [`a ${long}`, `b ${long}`, '`a aaaaaaaaaaa…` -> `b aaaaaaaaaaa…`'],
])('a transition of %j to %j shows what differs', (before, after, text) => {
  expect(formatTransition(before, after)).toBe(text);
});

test('a change of a list names the added and removed entries', () => {
  expect(formatListChange(['a', 'b'], ['b', 'c', 'd'])).toBe('added `c` and `d`, removed `a`');
  expect(formatListChange(['a', 'b'], ['b', 'a'])).toBe('the same entries, arranged differently');
});

test('a mapping of a list is shown by its name', () => {
  const [read, write] = [{ name: 'read', tool: 'Read' }, { name: 'write' }];
  const steps = (...entries: readonly Readonly<Record<string, string>>[]) => entries;
  expect(formatListChange(steps(read), steps({ ...read, tool: 'Grep' }, write))).toBe(
    'added `write`, `read` differs',
  );
});

test('a change of a mapping names its innermost different values', () => {
  const before = { level: 1, requires: { bins: ['git'] }, same: { a: 1 } };
  const after = { level: 2, requires: { bins: ['git', 'jq'] }, same: { a: 1 }, new: true };
  expect(formatMappingChange(before, after)).toBe(
    '`level` `1` -> `2`; `requires.bins` added `jq`; `new` none -> `true`',
  );
  expect(formatMappingChange({}, { a: 1, b: 1, c: 1, d: 1, e: 1 })).toMatch(/; 2 more$/);
});

test.each([0, 5, 12, 30, 47])('no part of a secret survives a cut after %j characters', (index) => {
  const secret = 'q7Zk2Lw9Xp4Vt8Rn3Bd6Hf1Jm5Gs0Ycu';
  const text = formatTransition(
    `${long}${secret}${long}`,
    `${long}${secret.slice(0, index)}!${long}`,
  );
  const { text: redact } = redactorFor([{ text: secret, at: { path: 'SKILL.md' } }]);
  const before = redact(text).split(' -> ')[0] ?? '';
  for (let start = 0; start + 6 <= secret.length; start += 1)
    expect(before).not.toContain(secret.slice(start, start + 6));
});
