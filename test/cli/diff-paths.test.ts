import { expect, test } from 'vitest';
import { repository, type TestRepository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

function skill(name: string, words: string): string {
  return `---\nname: ${name}\ndescription: Does ${name}.\nversion: 1.0.0\n---\n${words}\n`;
}

/** Three skills at a tag; two were changed since, the third was removed. */
function released(): TestRepository {
  const work = repository({
    'skills/worklog/SKILL.md': skill('worklog', 'Old.'),
    'skills/report/SKILL.md': skill('report', 'Old.'),
    'skills/stamp/SKILL.md': skill('stamp', 'Old.'),
    'docs/page.md': 'A page.\n',
  });
  work.git('tag', 'v1.0.0');
  work.git('rm', '-rq', 'skills/stamp');
  work.commit({
    'skills/worklog/SKILL.md': skill('worklog', 'New.'),
    'skills/report/SKILL.md': skill('report', 'New.'),
  });
  return work;
}

const diff = (work: TestRepository, ...argv: string[]) =>
  runHere(['diff', ...argv], work.path, { width: Number.POSITIVE_INFINITY });

test.each([
  [['v1.0.0'], ['worklog', 'report', 'stamp']],
  [['v1.0.0', '--', 'skills/worklog'], ['worklog']],
  [
    ['v1.0.0', 'HEAD', '--', 'skills/worklog', 'skills/stamp/SKILL.md'],
    ['worklog', 'stamp'],
  ],
  [
    ['v1.0.0', '--', '.'],
    ['worklog', 'report', 'stamp'],
  ],
  [
    ['v1.0.0', '--'],
    ['worklog', 'report', 'stamp'],
  ],
])('skillaccord diff %j is about %j', async (argv, names) => {
  const { code, stdout } = await diff(released(), ...argv);
  expect(code).toBe(0);
  expect(['worklog', 'report', 'stamp'].filter((name) => stdout.includes(name))).toEqual(names);
});

test.each([
  [['v1.0.0', '--', 'skills/none'], '"skills/none" is not a file or directory.'],
  [['v1.0.0', '--', 'docs'], 'There is no skill at "docs".'],
  [
    ['v1.0.0', 'HEAD', 'skills/worklog'],
    'is one argument too many: skillaccord diff [BASE] [HEAD] [-- PATH…]',
  ],
  [
    ['v1.0.0', 'skills/worklog'],
    '"skills/worklog" is a path in the place of a revision. Write paths after two hyphens: skillaccord diff v1.0.0 -- skills/worklog',
  ],
])('skillaccord diff %j is refused', async (argv, message) => {
  const { code, stderr } = await diff(released(), ...argv);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});
