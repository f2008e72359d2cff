import { expect, test } from 'vitest';
import { plainText } from '../../src/model/message.ts';
import { redactorFor } from '../../src/pipeline/findings/redact.ts';
import { changedList, changedMapping, transition } from '../../src/rules/words/transition.ts';

const long = 'a'.repeat(100);

test.each([
  [1, 2, '`1` to `2`'],
  ['1', '2', '`1` to `2`'],
  ['5', 5, '`"5"` to `5`'],
  [undefined, '1.0', 'none to `1.0`'],
  ['x', undefined, '`x` to none'],
  ['a`b', '', '"a`b" to `""`'],
  [`${long}x`, `${long}y`, '`…aaaaaaaaaaaax` to `…aaaaaaaaaaaay`'],
  [long, `${long}z`, '`…aaaaaaaaaaaa` to `…aaaaaaaaaaaaz`'],
  [`a ${long}`, `b ${long}`, '`a aaaaaaaaaaa…` to `b aaaaaaaaaaa…`'],
])('a transition of %j to %j shows what differs', (before, after, text) => {
  expect(plainText(transition(before, after))).toBe(text);
});

test('a change of a list names the added and removed entries', () => {
  expect(plainText(changedList(['a', 'b'], ['b', 'c', 'd']))).toBe(
    'added `c` and `d`, removed `a`',
  );
  expect(plainText(changedList(['a', 'b'], ['b', 'a']))).toBe('the same entries in another order');
});

test('a mapping of a list is shown by its name', () => {
  const [read, write] = [{ name: 'read', tool: 'Read' }, { name: 'write' }];
  const steps = (...entries: readonly Readonly<Record<string, string>>[]) => entries;
  expect(plainText(changedList(steps(read), steps({ ...read, tool: 'Grep' }, write)))).toBe(
    'added `write`, `read` differs',
  );
});

test('a change of a mapping names its innermost different values', () => {
  const before = { level: 1, requires: { bins: ['git'] }, same: { a: 1 } };
  const after = { level: 2, requires: { bins: ['git', 'jq'] }, same: { a: 1 }, new: true };
  expect(plainText(changedMapping(before, after))).toBe(
    '`level` `1` to `2`; `requires.bins` added `jq`; `new` none to `true`',
  );
  expect(plainText(changedMapping({}, { a: 1, b: 1, c: 1, d: 1, e: 1 }))).toMatch(/; 2 more$/);
});

test.each([0, 5, 12, 30, 47])('no part of a secret survives a cut after %j characters', (index) => {
  const secret = 'q7Zk2Lw9Xp4Vt8Rn3Bd6Hf1Jm5Gs0Ycu';
  const text = plainText(
    transition(`${long}${secret}${long}`, `${long}${secret.slice(0, index)}!${long}`),
  );
  const { text: redact } = redactorFor([{ text: secret, at: { path: 'SKILL.md' } }]);
  const before = redact(text).split(' to ')[0] ?? '';
  for (let start = 0; start + 6 <= secret.length; start += 1)
    expect(before).not.toContain(secret.slice(start, start + 6));
});
