import { expect, test } from 'vitest';
import { compareNatural } from '../src/model/text/natural-order.ts';
import { markdown } from '../src/report/markdown/markdown.ts';
import { defaultRenderOptions } from '../src/report/reporter.ts';
import { text } from '../src/report/text/text.ts';
import { checkExample } from '../src/tasks/example.ts';

test.each([
  ['job-2', 'job-10'],
  ['skills/job-2/SKILL.md', 'skills/job-10/SKILL.md'],
  ['a2b9', 'a2b10'],
  ['job', 'job-1'],
  ['job-9007199254740993', 'job-9007199254740994'],
  ['job-01', 'job-1'],
  ['job-1', 'job-02'],
  ['10', 'a'],
  ['B', 'a'],
])('%s comes before %s', (first, second) => {
  expect(compareNatural(first, second)).toBeLessThan(0);
  expect(compareNatural(second, first)).toBeGreaterThan(0);
  expect(compareNatural(first, first)).toBe(0);
});

test('a report for people counts the skills', async () => {
  const names = ['job-1', 'job-2', 'job-10'];
  const skillOf = (name: string) => `---\nname: ${name}\ndescription: Use when: asked.\n---\n`;
  const files = names.map((name) => [`skills/${name}/SKILL.md`, skillOf(name)] as const);
  const report = await checkExample({ comment: '', files: new Map(files) });
  expect(report.skills.map(({ name }) => name)).toEqual(['job-1', 'job-10', 'job-2']);
  for (const reporter of [text, markdown]) {
    const page = reporter.render(report, defaultRenderOptions);
    const found = [...page.matchAll(/skills\/(job-\d+)\/SKILL\.md/g)].map(([, name]) => name);
    expect(found.length).toBeGreaterThan(names.length);
    expect([...new Set(found)]).toEqual(names);
  }
});
