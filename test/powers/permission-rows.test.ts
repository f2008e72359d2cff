import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { plainLine } from '../../src/report/document/plain-line.ts';
import { countedIn } from '../../src/report/facts/counted.ts';
import { permissionClause, permissionRows } from '../../src/report/facts/permission-rows.ts';
import { permissionsOf } from '../../src/report/facts/permissions.ts';
import { markdown } from '../../src/report/markdown/markdown.ts';
import { text } from '../../src/report/text/text.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { snapshotOptions } from '../pages/reporter.ts';
import { runCase } from '../support/run-case.ts';

const cases = [
  'worked-example-a',
  'worked-example-b',
  'three-worked-examples-c',
  'skill-texts',
  'copilot',
  'codex',
];

const rowsOf = (report: Report) => permissionRows(permissionsOf(report));
const reportOf = (name: string, folder = 'powers') =>
  runCase(
    parseTxtar(readFileSync(new URL(`../cases/${folder}/${name}.txt`, import.meta.url), 'utf8')),
  );

describe.each(cases)('%s', (name) => {
  test.each([
    [markdown, 'md'],
    [text, 'txt'],
  ] as const)('has the summary of its permissions as $id', async (reporter, extension) => {
    const page = reporter.render(await reportOf(name), snapshotOptions);
    await expect(page).toMatchFileSnapshot(`../summaries/${name}.snap.${extension}`);
  });

  test('shows each finding on permissions once', async () => {
    const report = await reportOf(name);
    const findings = rowsOf(report).flatMap((row) => row.findings);
    expect(findings).toHaveLength(new Set(findings).size);
    expect(new Set(findings)).toEqual(new Set(countedIn(report).permissions));
  });

  test('marks the permissions that count, so that the sum is that of the report', async () => {
    const report = await reportOf(name);
    const { errors, warnings } = report.summary;
    const others = countedIn(report).problems.length;
    const blocks = text.render(report, snapshotOptions).split('\n\n');
    const terminal = blocks.find((block) => block.startsWith('New permissions')) ?? '';
    const labels = [...terminal.matchAll(/ (?:(\d+) )?(?:error|warning)s?$/gm)];
    const counted = labels.reduce((sum, [, amount = '1']) => sum + Number(amount), 0);
    expect(counted + others).toBe(errors + warnings);
    const sections = markdown.render(report, snapshotOptions).split('\n\n');
    const title = sections.findIndex((section) => section.startsWith('**New permissions'));
    const marks = sections[title + 1]?.match(/^- (?:❌|⚠️) /gmu) ?? [];
    expect(title < 0 ? 0 : marks.length).toBe(labels.length);
  });

  test('has the rows in the order lost limits, gained, undecided, lost', async () => {
    const signs = rowsOf(await reportOf(name)).map(({ first: { change, isWider } }) =>
      change === 'lost' && isWider ? 'lost limit' : change,
    );
    const order = ['lost limit', 'gained', 'undecided', 'lost'];
    expect(signs).toEqual([...signs].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });
});

describe('rows', () => {
  const skill = (tools: string, name = 'deploy') =>
    `---\nname: ${name}\ndescription: Deploys.\nallowed-tools: ${tools}\n---\nDeploy.\n`;
  const wordsOf = async (files: Readonly<Record<string, string>>) =>
    rowsOf(await runCase({ comment: '', files: new Map(Object.entries(files)) })).map((row) => [
      row.owners.map(({ name }) => name).join(', '),
      plainLine(permissionClause(row)),
    ]);

  test('say what is lost', async () => {
    const edited = {
      'before/deploy/SKILL.md': skill('Bash'),
      'after/deploy/SKILL.md': skill('[]'),
    };
    const words = ['deploy', 'no longer allows `Bash` without asking'];
    expect(await wordsOf(edited)).toEqual([words]);
    const removed = { 'before/deploy/SKILL.md': skill('Bash'), 'after/README.md': 'Empty.\n' };
    expect(await wordsOf(removed)).toEqual([words]);
  });

  test('name what they replace', async () => {
    const files = {
      'before/deploy/SKILL.md': skill('Bash(git:*) Read'),
      'after/deploy/SKILL.md': skill('Bash'),
    };
    expect(await wordsOf(files)).toEqual([
      ['deploy', 'allows `Bash` without asking (was `Bash(git *)`)'],
      ['deploy', 'no longer allows `Read` without asking'],
    ]);
  });

  test('are one for several skills with the same permission', async () => {
    const files = Object.fromEntries(
      ['a', 'b'].flatMap((name) => [
        [`before/${name}/SKILL.md`, skill('Read', name)],
        [`after/${name}/SKILL.md`, skill('Read, WebFetch', name)],
      ]),
    );
    expect(await wordsOf(files)).toEqual([['a, b', 'allows `WebFetch` without asking']]);
  });
});
