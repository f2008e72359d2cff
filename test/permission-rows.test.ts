import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { html } from '../src/report/html/html.ts';
import { markdown } from '../src/report/markdown/markdown.ts';
import type { Reporter } from '../src/report/reporter.ts';
import { sectionsOf } from '../src/report/sections.ts';
import { permissionRows } from '../src/report/summary/permissions.ts';
import { text } from '../src/report/text/text.ts';
import { parseTxtar } from '../src/syntax/txtar.ts';
import { snapshotOptions } from './pages/reporter.ts';
import { runCase } from './run-case.ts';

const cases = [
  'worked-example-a',
  'worked-example-b',
  'three-worked-examples-c',
  'skill-texts',
  'copilot',
  'codex',
];

const reportOf = (name: string, folder = 'powers') =>
  runCase(
    parseTxtar(readFileSync(new URL(`cases/${folder}/${name}.txt`, import.meta.url), 'utf8')),
  );

describe.each(cases)('%s', (name) => {
  test.each([
    [markdown, 'md'],
    [text, 'txt'],
  ] as const)('has the summary of its permissions as $id', async (reporter, extension) => {
    const page = reporter.render(await reportOf(name), snapshotOptions);
    await expect(page).toMatchFileSnapshot(`summaries/${name}.snap.${extension}`);
  });

  test('shows each finding on permissions once', async () => {
    const report = await reportOf(name);
    const rows = permissionRows(report).flatMap(({ findings }) => findings);
    expect(new Set(rows)).toEqual(new Set(sectionsOf(report).privilege));
    const shown: readonly Reporter[] = [markdown, text, html];
    for (const { message } of rows) {
      for (const reporter of shown) {
        expect(reporter.render(report, snapshotOptions).split(message).length).toBeLessThan(3);
      }
    }
  });

  test('marks the permissions that count, so that the sum is that of the report', async () => {
    const report = await reportOf(name);
    const { errors, warnings } = report.summary;
    const { problems } = sectionsOf(report);
    const others = problems.filter(({ severity }) => severity !== 'note').length;
    const terminal = text.render(report, snapshotOptions);
    const page = markdown.render(report, snapshotOptions);
    const labels = terminal.matchAll(/^ {2}[+?-] (?:(\d+) )?(?:error|warning)s? /gm);
    const marks = page.matchAll(/^\| (?:❌|⚠️)&nbsp;\*\*[+?−]\*\* \| (?:\*\*(\d+) ×\*\* )?/gmu);
    for (const found of [labels, marks]) {
      const counted = [...found].reduce((sum, [, amount = '1']) => sum + Number(amount), 0);
      expect(counted + others).toBe(errors + warnings);
    }
  });

  test('has the rows in the order gained, undecided, lost', async () => {
    const signs = permissionRows(await reportOf(name)).map(({ change }) => change);
    const order = ['gained', 'undecided', 'lost'];
    expect(signs).toEqual([...signs].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });
});

test('says of a lost permission that its skill was removed', async () => {
  const skill = (tools: string) =>
    `---\nname: deploy\ndescription: Deploys.\nallowed-tools: ${tools}\n---\nDeploy.\n`;
  const rows = async (files: Readonly<Record<string, string>>) =>
    permissionRows(await runCase({ comment: '', files: new Map(Object.entries(files)) })).map(
      ({ verb, objects, remarks }) => [verb, ...objects, ...remarks].join(' '),
    );
  const edited = { 'before/deploy/SKILL.md': skill('Bash'), 'after/deploy/SKILL.md': skill('[]') };
  expect(await rows(edited)).toEqual(['no longer allows without asking: Bash']);
  const removed = { 'before/deploy/SKILL.md': skill('Bash'), 'after/README.md': 'Empty.\n' };
  expect(await rows(removed)).toEqual([
    'no longer allows without asking: Bash the skill was removed',
  ]);
});
