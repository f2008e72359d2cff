import { expect, test } from 'vitest';
import { defaults } from '../src/config/config.ts';
import { memoryTree } from '../src/model/tree.ts';
import { warningsNote } from '../src/report/summary/headline.ts';
import { placeSuffix, plainMarkup } from '../src/report/summary/markup.ts';
import { permissionRows } from '../src/report/summary/permissions.ts';
import { fixableInStep, otherWayToPass, remedies } from '../src/report/summary/remedies.ts';
import { skillRows } from '../src/report/summary/skill-rows.ts';
import { findRule } from '../src/rules/catalog.ts';
import { checkExample } from '../src/tasks/example.ts';
import { markFixable } from '../src/tasks/fixable.ts';
import { runCase } from './run-case.ts';
import { worklog } from './skills.ts';

const style = {
  markup: plainMarkup,
  docsOf: findRule,
  maxPlaces: 5,
  formatPath: String,
};

/** The remedies of skills that gain a required input, each from and to a version. */
async function remediesOf(versions: readonly (readonly [string, string])[]): Promise<string[]> {
  const files = versions.flatMap(([from, to], index) => {
    const text = (version: string, ...inputs: readonly string[]) =>
      worklog(version, ...inputs)['skills/worklog/SKILL.md'].replace('worklog', `n${index}`);
    return [
      [`before/skills/n${index}/SKILL.md`, text(from, 'day')],
      [`after/skills/n${index}/SKILL.md`, text(to, 'day', 'tz')],
    ] as const;
  });
  const report = await checkExample({ comment: '', files: new Map(files) });
  return remedies(report, style).map(({ text }) => text);
}

test('one version to set is named with its place', async () => {
  expect(await remediesOf([['1.0.0', '1.0.1']])).toEqual([
    'Set `version: 2.0.0` in skills/n0/SKILL.md:5, or undo its breaking change.',
  ]);
});

test('a lower version names the command that sets it', async () => {
  const text = (version: string) => worklog(version, 'day')['skills/worklog/SKILL.md'];
  const steps = await stepsOf({
    'before/skills/worklog/SKILL.md': text('1.1.0'),
    'after/skills/worklog/SKILL.md': text('1.0.0'),
  });
  expect(steps).toEqual([
    'Run `skillaccord bump`, then commit: it sets `version: 1.1.0` in skills/worklog/SKILL.md:5.',
  ]);
});

test('several versions begin with the command that sets them', async () => {
  expect(
    await remediesOf([
      ['1.0.0', '1.0.1'],
      ['1.0.0', '1.0.1'],
    ]),
  ).toEqual([
    'Run `skillaccord bump`, then commit: it sets 2 versions to `2.0.0` (skills/n0/SKILL.md:5, skills/n1/SKILL.md:5). Or undo the breaking changes.',
  ]);
  expect(
    await remediesOf([
      ['1.0.0', '1.0.1'],
      ['2.0.0', '2.0.1'],
      ['1.0.0', '1.1.0'],
    ]),
  ).toEqual([
    'Run `skillaccord bump`, then commit: it sets 3 versions: 2 to `2.0.0` (skills/n0/SKILL.md:5, skills/n2/SKILL.md:5) and 1 to `3.0.0` (skills/n1/SKILL.md:5). Or undo the breaking changes.',
  ]);
});

test('what `bump` does not set follows it, and says so', async () => {
  expect(
    await remediesOf([
      ['1.0.0', '1.0.1'],
      ['1.0.0', '1.0.1'],
      ['v1', 'v1'],
    ]),
  ).toEqual([
    'Run `skillaccord bump`, then commit: it sets 2 versions to `2.0.0` (skills/n0/SKILL.md:5, skills/n1/SKILL.md:5). Or undo the breaking changes.',
    'Set `version: 1.0.0` in skills/n2/SKILL.md:5, or undo its breaking change. `skillaccord bump` does not do this.',
    expect.stringMatching(/^Fix version-format: /),
  ]);
});

test('a version that `bump` raises too is optional', async () => {
  const sides = (name: string, before: readonly string[], after: readonly string[]) => {
    const text = (inputs: readonly string[]) =>
      worklog('1.0.0', ...inputs)['skills/worklog/SKILL.md'].replace('worklog', name);
    const path = `skills/${name}/SKILL.md`;
    return { [`before/${path}`]: text(before), [`after/${path}`]: text(after) };
  };
  const { 'after/skills/c/SKILL.md': changed = '', ...other } = sides('c', ['day'], ['day']);
  const [step] = await stepsOf({
    ...sides('a', ['day'], ['day', 'tz']),
    ...sides('b', ['day'], ['day', 'tz']),
    ...{ ...other, 'after/skills/c/SKILL.md': `${changed}More.\n` },
  });
  expect(step).toContain(
    ' It also sets 1 other to `1.0.1`, which is optional. Or undo the breaking changes.',
  );
});

test('the same command sets the versions of several plugins', async () => {
  const manifest = (name: string) => `{\n  "name": "${name}",\n  "version": "1.0.0"\n}\n`;
  const hooks = '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "date"}]}]}}\n';
  const steps = await stepsOf(
    Object.fromEntries(
      ['p', 'q'].flatMap((name) => [
        [`before/plugins/${name}/.claude-plugin/plugin.json`, manifest(name)],
        [
          `after/plugins/${name}/.claude-plugin/plugin.json`,
          manifest(name).replace('1.0.0', '1.0.1'),
        ],
        [`after/plugins/${name}/hooks/hooks.json`, hooks],
      ]),
    ),
  );
  expect(steps).toEqual([
    'Run `skillaccord bump`, then commit: it sets the version of plugin p to `1.1.0` in plugins/p/.claude-plugin/plugin.json:3.',
    '`skillaccord bump` also sets the version of plugin q to `1.1.0` in plugins/q/.claude-plugin/plugin.json:3.',
  ]);
});

/** A SKILL.md whose description needs quotation marks. */
const unquoted = (name: string) => `---\nname: ${name}\ndescription: Use when: asked.\n---\n`;

async function stepsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const report = await checkExample({ comment: '', files: new Map(Object.entries(files)) });
  const head = Object.entries(files).flatMap(([path, text]) =>
    path.startsWith('before/') ? [] : [[path.replace('after/', ''), text] as const],
  );
  const marked = await markFixable(report, memoryTree(Object.fromEntries(head)), defaults);
  return remedies(marked, style).map(({ text }) => text);
}

test('what `fix` fixes is one command with its places', async () => {
  expect(
    await stepsOf({ 'skills/a/SKILL.md': unquoted('a'), 'skills/b/SKILL.md': unquoted('b') }),
  ).toEqual([
    'Run `skillaccord fix`, which fixes frontmatter-syntax in 2 places: skills/a/SKILL.md:3, skills/b/SKILL.md:3. Then commit.',
  ]);
});

test('uncommitted changes are added before a command edits their files', async () => {
  const files = new Map([
    ['skills/a/SKILL.md', unquoted('a')],
    ['skills/b/SKILL.md', unquoted('b')],
  ]);
  const report = await checkExample({ comment: '', files });
  const marked = await markFixable(report, memoryTree(Object.fromEntries(files)), defaults);
  const dirty = { ...marked, head: { sha: null, dirty: true } };
  expect(remedies(dirty, style).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Run `skillaccord fix` \(`git add` your changes first\), which fixes /),
  ]);
});

test('where only existing findings fail, the scope is the other way to pass', async () => {
  const old = '---\nname: a\ndescription: [\n---\n';
  const sides = { 'before/skills/a/SKILL.md': old, 'after/skills/a/SKILL.md': old };
  const waysOf = async (files: Readonly<Record<string, string>>) => {
    const report = await checkExample({ comment: '', files: new Map(Object.entries(files)) });
    return otherWayToPass(report, plainMarkup);
  };
  expect(await waysOf(sides)).toEqual([
    'Or let only new findings count: set `scope: new` in `.github/skillaccord.yml`, which holds for workflows too. This change then passes, and the existing errors can be fixed in a change of their own.',
  ]);
  const more = { ...sides, 'after/skills/b/SKILL.md': old.replace('a', 'b') };
  expect(await waysOf(more)).toEqual([]);
});

test('what `fix` fixes in part says how many', async () => {
  const steps = await stepsOf({
    'skills/a/SKILL.md': unquoted('a'),
    'skills/b/SKILL.md': '---\nname: b\ndescription: [\n---\n',
  });
  expect(steps).toEqual([
    expect.stringMatching(
      /^Fix frontmatter-syntax in 2 places \(`skillaccord fix` fixes 1 of them\): skills\/a/,
    ),
  ]);
});

test('a new unreadable skill needs one step', async () => {
  const steps = await stepsOf({
    'before/skills/a/SKILL.md': '---\nname: a\ndescription: Does a.\n---\n',
    'after/skills/a/SKILL.md': '---\nname: a\ndescription: Does a.\n---\n',
    'after/skills/b/SKILL.md': unquoted('b'),
  });
  expect(steps).toEqual([
    'Run `skillaccord fix`, which fixes frontmatter-syntax: skills/b/SKILL.md:3. Then commit.',
  ]);
});

test('one of several findings is quoted, a single one is not: the headline has it', async () => {
  const missing = '---\nname: b\n---\n';
  const advice =
    'Write what the skill does and when to use it, such as `description: Fills PDF forms. Use when a PDF has form fields`.';
  expect(await stepsOf({ 'skills/b/SKILL.md': missing })).toEqual([
    `Fix description-missing: skills/b/SKILL.md:2. ${advice}`,
  ]);
  expect(
    await stepsOf({ 'skills/a/SKILL.md': unquoted('a'), 'skills/b/SKILL.md': missing }),
  ).toContain(
    `Fix description-missing: skills/b/SKILL.md:2. The frontmatter has no \`description\`. ${advice}`,
  );
});

test('the largest step of `fix` is counted by rule', async () => {
  const files = {
    'skills/a/SKILL.md': unquoted('a'),
    'skills/b/SKILL.md': unquoted('b'),
    'skills/c/SKILL.md': '---\nname: c\ndescription: [\n---\n',
    'skills/d/SKILL.md': '\ufeff---\nname: d\ndescription: Does d.\n---\n',
  };
  const report = await checkExample({ comment: '', files: new Map(Object.entries(files)) });
  expect(fixableInStep(report)).toBe(0);
  expect(fixableInStep(await markFixable(report, memoryTree(files), defaults))).toBe(2);
});

test('a skill that base could not read says so in its versions', async () => {
  const report = await checkExample({
    comment: '',
    files: new Map([
      ['before/skills/a/SKILL.md', unquoted('a')],
      ['after/skills/a/SKILL.md', '---\nname: a\ndescription: Does a.\nversion: 1.0.0\n---\n'],
    ]),
  });
  const [row] = skillRows(report, plainMarkup, 1).shown;
  expect([row?.previousName, row?.version]).toEqual([null, 'unreadable → 1.0.0']);
});

test('several links of one line are one place', async () => {
  const text = (name: string, links: string) =>
    `---\nname: ${name}\ndescription: Does ${name}.\n---\n${links}\n`;
  const files = {
    'skills/a/SKILL.md': text('a', '[x](x.md), [y](y.md) and [z](z.md)'),
    'skills/b/SKILL.md': text('b', '[x](x.md)'),
  };
  const [report, single] = await Promise.all(
    [files, { 'skills/a/SKILL.md': files['skills/a/SKILL.md'] }].map((some) =>
      runCase({ comment: '', files: new Map(Object.entries(some)) }, { failOn: 'warning' }),
    ),
  );
  const stepOf = (checked: typeof report) => checked && remedies(checked, style)[0]?.text;
  expect(stepOf(report)).toMatch(
    /^Fix link-target \(4 findings in 2 lines\): links `x\.md`, `y\.md` and `z\.md` of skills\/a\/SKILL\.md:5, skills\/b\/SKILL\.md:5\. Correct /,
  );
  expect(stepOf(single)).toMatch(
    /^Fix link-target \(3 findings in 1 line\): links `x\.md`, `y\.md` and `z\.md` of skills\/a\/SKILL\.md:5\. Correct /,
  );
});

test('rows of alike skills count the findings of each', async () => {
  const skills = ['a', 'b', 'c', 'd'].flatMap((name) => [
    [`before/skills/${name}/SKILL.md`, `---\nname: ${name}\ndescription: Does it.\n---\n`] as const,
    [
      `after/skills/${name}/SKILL.md`,
      `---\nname: ${name}\ndescription: Does it.\n---\n[x](x.md) [y](y.md)\n`,
    ] as const,
  ]);
  const report = await runCase({ comment: '', files: new Map(skills) }, { failOn: 'warning' });
  const [row] = skillRows(report, plainMarkup, 5).shown;
  expect([row?.others.length, row?.reason]).toEqual([3, '2 findings each']);
});

test('renamed skills are one row', async () => {
  const body = (index: number) =>
    Array.from({ length: 6 }, (_, line) => `Step ${index * line} of ${index}.`).join('\n');
  const skills = [1, 2, 3, 4].flatMap((index) =>
    (['before', 'after'] as const).map((side) => {
      const name = side === 'before' ? `old-${index}` : `new-${index}`;
      const text = `---\nname: ${name}\ndescription: Does it ${index}.\n---\n${body(index)}\n`;
      return [`${side}/skills/s${index}/SKILL.md`, text] as const;
    }),
  );
  const report = await runCase({ comment: '', files: new Map(skills) });
  const { shown } = skillRows(report, plainMarkup, 5);
  expect(
    shown.map(({ skill, previousName, others }) => [skill.name, previousName, others.length]),
  ).toEqual([['new-1', 'old-1', 3]]);
});

test('permissions that grow and tools that are lost are one clause', async () => {
  const text = (tools: string) =>
    `---\nname: a\ndescription: Does a.\nversion: 1.0.0\nallowed-tools: ${tools}\n---\n`;
  const files = new Map([
    ['before/skills/a/SKILL.md', text('Bash(git:*) Read')],
    ['after/skills/a/SKILL.md', text('Bash Grep')],
  ]);
  const [row] = skillRows(await runCase({ comment: '', files }), plainMarkup, 1).shown;
  expect(row?.reason).toBe('some permissions were added, others removed');
});

test('a run with warnings only says once that they pass', async () => {
  const text = (body: string) => `---\nname: a\ndescription: Does a.\n---\n${body}\n`;
  const noteOf = async (body: string, failOn?: 'warning') => {
    const files = new Map([['skills/a/SKILL.md', text(body)]]);
    const report = await runCase({ comment: '', files }, failOn && { failOn });
    return warningsNote(report, plainMarkup);
  };
  expect(await noteOf('[x](x.md)')).toBe('Warnings do not fail (`fail-on: error`).');
  expect(await noteOf('[x](x.md)', 'warning')).toBeNull();
  expect(await noteOf('Text.')).toBeNull();
});

test('a new misspelt key of a skill that fails is corrected first', async () => {
  const manifest = (required: string) =>
    `---\nname: a\ndescription: Does a.\nmanifest_version: "1.0"\nversion: 1.0.0\ninputs:\n  ${required}:\n    - name: day\n---\n`;
  const steps = await stepsOf({
    'before/skills/a/SKILL.md': manifest('required'),
    'after/skills/a/SKILL.md': manifest('require'),
  });
  expect(steps[0]).toBe(
    'Correct the misspelt key in skills/a/SKILL.md:7 first: errors of the same skill may come from it.',
  );
  expect(steps[1]).toMatch(/^Set `version: 2\.0\.0`/);
});

test('the place of a lost permission names the skill that was moved', async () => {
  const text = (name: string, tools: string) =>
    `---\nname: ${name}\ndescription: Does one thing.\nversion: 1.0.0\nallowed-tools: ${tools}\n---\n`;
  const files = new Map([
    ['before/skills/old/SKILL.md', text('old', 'Read Write')],
    ['after/skills/new/SKILL.md', text('new', 'Read')],
  ]);
  const report = await runCase({ comment: '', files });
  const [row] = permissionRows(report);
  const place = row && placeSuffix(row.where, report.skills, plainMarkup);
  expect([row?.where.path, place]).toEqual([
    'skills/old/SKILL.md',
    ' (before this change, now new)',
  ]);
});
