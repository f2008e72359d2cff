import { expect, test } from 'vitest';
import { defaultRenderOptions } from '../../src/report/reporter.ts';
import { text } from '../../src/report/text/text.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { checkExample } from '../../src/tasks/example.ts';

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
  const report = await configured('fail-on: warning', 'fail-on: never');
  expect(text.render(report, defaultRenderOptions)).toContain(
    'The configuration of the base has a stricter `fail-on`.',
  );
});
