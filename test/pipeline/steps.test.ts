import { expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { memoryTree } from '../../src/model/tree.ts';
import { plainLine } from '../../src/report/document/plain-line.ts';
import { remedies } from '../../src/report/summary/steps.ts';
import { checkExample } from '../../src/tasks/example.ts';
import { markFixable } from '../../src/tasks/fixable.ts';
import { worklog } from '../support/skills.ts';

type Files = Readonly<Record<string, string>>;

/** The steps to pass, as a command and what it does. */
async function stepsOf(files: Files, settings: Parameters<typeof checkExample>[1] = {}) {
  const archive = { comment: '', files: new Map(Object.entries(files)) };
  const report = await checkExample(archive, settings);
  const head = Object.entries(files).flatMap(([path, text]) =>
    path.startsWith('before/') ? [] : [[path.replace('after/', ''), text] as const],
  );
  const marked = await markFixable(report, memoryTree(Object.fromEntries(head)), defaults);
  return remedies(marked, String).map(({ step }) => `${step.command}: ${plainLine(step.line)}`);
}

/** A skill n0, n1, … that gains a required input, for each pair of versions. */
function gained(versions: readonly (readonly [string, string])[]): Files {
  return Object.fromEntries(
    versions.flatMap(([from, to], index) => {
      const text = (version: string, ...inputs: readonly string[]) =>
        worklog(version, ...inputs)['skills/worklog/SKILL.md'].replace('worklog', `n${index}`);
      const path = `skills/n${index}/SKILL.md`;
      return [
        [`before/${path}`, text(from, 'day')],
        [`after/${path}`, text(to, 'day', 'tz')],
      ];
    }),
  );
}

/** A SKILL.md whose description needs quotation marks. */
const unquoted = (name: string) => `---\nname: ${name}\ndescription: Use when: asked.\n---\n`;

test.each([
  [[['1.0.0', '1.0.1']], 'n0 1.0.1 → 2.0.0'],
  [
    [
      ['1.0.0', '1.0.1'],
      ['2.0.0', '2.0.1'],
      ['1.0.0', '1.1.0'],
    ],
    'n0 1.0.1 → 2.0.0, n1 2.0.1 → 3.0.0 and n2 1.1.0 → 2.0.0',
  ],
  [
    Array.from({ length: 5 }, () => ['1.0.0', '1.0.1'] as const),
    'n0 1.0.1 → 2.0.0, n1 1.0.1 → 2.0.0, n2 1.0.1 → 2.0.0 and 2 more',
  ],
] as const)('versions are one command with the first skills: %#', async (versions, line) => {
  expect(await stepsOf(gained(versions))).toEqual([`skillaccord bump: ${line}`]);
});

test('what `bump` cannot raise is not its step', async () => {
  const files = gained([
    ['1.0.0', '1.0.1'],
    ['spring', 'spring'],
  ]);
  expect((await stepsOf(files))[0]).toBe('skillaccord bump: n0 1.0.1 → 2.0.0');
});

test('a lower version is set by the same command', async () => {
  const text = (version: string) => worklog(version, 'day')['skills/worklog/SKILL.md'];
  const files = {
    'before/skills/worklog/SKILL.md': text('1.1.0'),
    'after/skills/worklog/SKILL.md': text('1.0.0'),
  };
  expect(await stepsOf(files)).toEqual(['skillaccord bump: worklog 1.0.0 → 1.1.0']);
});

test('the same command sets the versions of skills and plugins', async () => {
  const manifest = (version: string) => `{\n  "name": "p",\n  "version": "${version}"\n}\n`;
  const agent = '---\nname: review\ndescription: Reviews.\n---\nReview.\n';
  const steps = await stepsOf({
    ...gained([['1.0.0', '1.0.1']]),
    'before/plugins/p/.claude-plugin/plugin.json': manifest('1.0.0'),
    'before/plugins/p/agents/review.md': agent,
    'after/plugins/p/.claude-plugin/plugin.json': manifest('1.0.1'),
  });
  expect(steps).toEqual(['skillaccord bump: n0 1.0.1 → 2.0.0 and p 1.0.1 → 2.0.0']);
});

test('what `fix` fixes is one command with its count', async () => {
  const files = {
    'skills/a/SKILL.md': unquoted('a'),
    'skills/b/SKILL.md': unquoted('b'),
    'skills/c/SKILL.md': '---\nname: c\ndescription: [\n---\n',
  };
  expect(await stepsOf(files)).toEqual(['skillaccord fix: 2 errors']);
});

test('what no command corrects is no step', async () => {
  expect(await stepsOf({ 'skills/b/SKILL.md': '---\nname: b\n---\n' })).toEqual([]);
  const fine = '---\nname: b\ndescription: Does b.\n---\n';
  expect(await stepsOf({ 'skills/b/SKILL.md': fine })).toEqual([]);
});

test('warnings are steps only where they fail', async () => {
  const files = { 'skills/a/SKILL.md': unquoted('a') };
  const rules = { 'frontmatter-syntax': 'warning' } as const;
  expect(await stepsOf(files, { rules })).toEqual([]);
  expect(await stepsOf(files, { rules, failOn: 'warning' })).toEqual([
    'skillaccord fix: 1 warning',
  ]);
});

test('versions come first, then fixes, then locks', async () => {
  const lock = `skills:\n  n0:\n    content_hash: "sha256:${'ab'.repeat(32)}"\n`;
  const steps = await stepsOf({
    ...gained([['1.0.0', '1.0.1']]),
    'before/proto.lock': lock,
    'after/proto.lock': lock.replace('abab', 'abac'),
    'after/skills/b/SKILL.md': unquoted('b'),
  });
  expect(steps).toEqual([
    'skillaccord bump: n0 1.0.1 → 2.0.0',
    'skillaccord fix: 1 error',
    'skillaccord lock: renew 1 entry of proto.lock',
  ]);
});
