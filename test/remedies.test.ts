import { expect, test } from 'vitest';
import { plainMarkup } from '../src/report/summary/markup.ts';
import { remedies } from '../src/report/summary/remedies.ts';
import { findRule } from '../src/rules/catalog.ts';
import { checkExample } from '../src/tasks/example.ts';
import { worklog } from './skills.ts';

/** The remedies of skills that gain a required input, each from and to a version. */
async function remediesOf(versions: readonly (readonly [string, string])[]): Promise<string[]> {
  const files = versions.flatMap(([from, to], at) => {
    const text = (version: string, ...inputs: readonly string[]) =>
      worklog(version, ...inputs)['skills/worklog/SKILL.md'].replace('worklog', `n${at}`);
    return [
      [`before/skills/n${at}/SKILL.md`, text(from, 'day')],
      [`after/skills/n${at}/SKILL.md`, text(to, 'day', 'tz')],
    ] as const;
  });
  const report = await checkExample({ comment: '', files: new Map(files) });
  const style = { markup: plainMarkup, docsOf: findRule, maxPlaces: 5, formatPath: String };
  return remedies(report, style).map(({ text }) => text);
}

test('one version to set is named with its place', async () => {
  expect(await remediesOf([['1.0.0', '1.0.1']])).toEqual([
    'Set `version: 2.0.0` in skills/n0/SKILL.md:5, or undo the change below.',
  ]);
});

test('several versions name the command that sets them', async () => {
  expect(
    await remediesOf([
      ['1.0.0', '1.0.1'],
      ['1.0.0', '1.0.1'],
    ]),
  ).toEqual([
    'Set 2 versions to `2.0.0`, or undo both changes below: skills/n0/SKILL.md:5, skills/n1/SKILL.md:5. `skillaccord bump` sets both versions.',
  ]);
  expect(
    (
      await remediesOf([
        ['1.0.0', '1.0.1'],
        ['2.0.0', '2.0.1'],
        ['3.0.0', '3.1.0'],
      ])
    ).map((text) => text.includes('`skillaccord bump` sets all 3 versions.')),
  ).toEqual([false, false, true]);
});
