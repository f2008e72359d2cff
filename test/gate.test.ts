import { expect, test } from 'vitest';
import { countsSentence } from '../src/report/counts.ts';
import { parseTxtar } from '../src/syntax/txtar.ts';
import { checkExample } from '../src/tasks/example.ts';

const skill = 'skills/worklog/SKILL.md --\n---\nname: worklog\ndescription: Writes a log.\n---\n';

/** Two trees with an unchanged skill, under two configurations. */
function configured(before: string, after: string) {
  const trees = ['before', 'after'].map(
    (side, index) =>
      `-- ${side}/skillaccord.yml --\n${[before, after][index]}\n-- ${side}/${skill}`,
  );
  return checkExample(parseTxtar(trees.join('')));
}

test.each([
  ['error', 'fail-on: warning', 'fail-on: error', 'fail'],
  ['never', 'fail-on: warning', 'fail-on: never', 'fail'],
  ['stays', 'fail-on: warning', 'fail-on: warning\nrules: { name-format: note }', 'fail'],
  ['error at base', 'fail-on: error', 'fail-on: never', 'pass'],
  ['stricter', 'fail-on: error', 'fail-on: warning', 'pass'],
])('the fail-on of base decides about a loosened gate: %s', async (_, before, after, outcome) => {
  expect((await configured(before, after)).outcome).toBe(outcome);
});

test('the verdict says why a loosened gate fails', async () => {
  expect(countsSentence(await configured('fail-on: warning', 'fail-on: never'))).toBe(
    '1 warning outside the skill (none changed); base sets fail-on to a stricter level, so this fails.',
  );
});
