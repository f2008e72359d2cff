import { expect, test } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { markdown } from '../../src/report/markdown/markdown.ts';
import { outcomeOf, titleText } from '../../src/report/outcome/outcome.ts';
import { defaultRenderOptions } from '../../src/report/reporter.ts';
import { text } from '../../src/report/text/text.ts';
import { twoTomls } from '../../src/rules/examples/toml-versions.ts';
import { twoManifests } from '../../src/rules/examples/versions.ts';
import { parseTxtar } from '../../src/syntax/txtar.ts';
import { runCase } from '../support/run-case.ts';

const titleOf = async (archive: string, settings: Partial<Config> = {}) => {
  const report = await runCase(parseTxtar(archive), settings);
  return [outcomeOf(report).mark, titleText(report)];
};

const tz = 'inputs: { required: [{ name: tz }] }';
const old = (name: string) => `-- before/skills/${name}/SKILL.md --
---
name: ${name}
description: Does ${name}.
version: 1.0.0
---
`;
const renamed = (name: string) => `${old(name)}-- after/skills/${name}/SKILL.md --
---
name: new-${name}
description: Does ${name}.
version: 1.0.0
---
`;

const unquoted = (name: string) =>
  `-- skills/${name}/SKILL.md --\n---\nname: ${name}\ndescription: Use when: asked.\n---\n`;

/** A skill that may run commands, with this version. */
const commands = (version: string) =>
  twoTomls('', `version = "${version}"\n\n[capabilities.terminal_exec]\ncommands = ["aws"]`);

const tools = (name: string, list: string, version = '1.1.0') =>
  `skills/${name}/SKILL.md --
---
name: ${name}
description: Does ${name}.
version: ${version}
allowed-tools: ${list}
---
`;
/** A skill that may use more tools. */
const grown = (name: string, version = '1.1.0') =>
  `-- before/${tools(name, 'Read', '1.0.0')}-- after/${tools(name, 'Read, WebFetch', version)}`;

const broken = (name: string) =>
  ['before', 'after'].map((side) => unquoted(name).replace('skills/', `${side}/skills/`)).join('');
const hook = `-- before/README.md --
-- after/.claude/settings.json --
{ "hooks": { "Stop": [{ "hooks": [{ "type": "command", "command": "date" }] }] } }
`;

test.each([
  [grown('a'), 'a gains a permission'],
  [grown('a') + grown('b'), 'a and b gain permissions'],
  [['j-1', 'j-2', 'j-10', 'j-20'].map((name) => grown(name)).join(''), '4 skills gain permissions'],
  [grown('a') + hook, 'The repository and a gain permissions'],
  [grown('a', '1.0.0'), 'a gains a permission'],
  [commands('2.0.0'), 'tool.deploy gains a permission'],
])('names new permissions: %#', async (archive, title) => {
  expect(await titleOf(archive)).toEqual(['warning', title]);
});

test.each([
  [twoManifests('', tz, ['1.0.0', '1.0.1']), 'worklog 1.0.1 breaks its callers'],
  [twoManifests('', tz), 'worklog breaks its callers without a new version'],
  [twoManifests('', tz, [null, null]), 'worklog breaks its callers and has no version'],
  [renamed('a'), 'a was renamed to new-a'],
  [renamed('a') + renamed('b'), '2 skills were renamed'],
  [renamed('a') + twoManifests('', tz), '2 of 2 changed skills do not pass: worklog and new-a'],
  [unquoted('a') + unquoted('b'), 'Invalid YAML: unquoted `: ` in `description` (2 places)'],
  [unquoted('a'), 'Invalid YAML: unquoted `: ` in `description`'],
  ['-- README.md --\n', 'No skill was found'],
  [old('x') + grown('a') + grown('b'), 'x was removed; a and b gain permissions'],
  [old('x') + hook, 'x was removed; the repository gains a permission'],
  [grown('a', '0.1.0'), 'a goes back from 1.0.0 to 0.1.0, and gains a permission'],
])('says what fails in a sentence: %#', async (archive, title) => {
  expect(await titleOf(archive)).toEqual(['fail', title]);
});

test('an announced break passes, and a setting may let any pass', async () => {
  const input =
    'inputs: { required: [{ name: tz, description: Zone., schema: { type: string } }] }';
  const announced = twoManifests('', input, ['1.0.0', '2.0.0']);
  const title = 'worklog 2.0.0 breaks its callers; its version says so';
  expect(await titleOf(announced)).toEqual(['pass', title]);
  const report = await runCase(parseTxtar(twoManifests('', tz)), { failOn: 'never' });
  expect(outcomeOf(report).mark).toBe('warning');
  expect(titleText(report)).toBe('worklog breaks its callers without a new version');
  for (const { render } of [text, markdown])
    expect(render(report, defaultRenderOptions)).toContain('`fail-on: never` lets it pass.');
});

test.each([
  [grown('a') + broken('b'), '1 skill changed: 1 has a warning'],
  [renamed('a'), '1 skill changed: 1 fails'],
  [old('a') + renamed('b'), '2 skills changed: 2 fail'],
  [grown('a') + renamed('b'), '2 skills changed: 1 fails, 1 has a warning'],
])('counts the changed skills that fail or have warnings: %#', async (archive, line) => {
  const report = await runCase(parseTxtar(archive));
  expect(text.render(report, defaultRenderOptions)).toContain(`\n  ${line}\n`);
});

test('a row that fails does not name its announced break', async () => {
  const rowIn = async (description: string) => {
    const after = `name: new-a\ndescription: ${description}\nversion: 2.0.0`;
    const other = '-- after/skills/c/SKILL.md --\n---\nname: c\ndescription: Does c.\n---\n';
    const archive = `${old('a')}-- after/skills/a/SKILL.md --\n---\n${after}\n---\n${other}`;
    const page = markdown.render(await runCase(parseTxtar(archive)), defaultRenderOptions);
    return page.split('\n').find((line) => line.startsWith('|') && line.includes('new-a'));
  };
  expect(await rowIn('Does a.')).toMatch(
    /^\| ⚠️ \| new-a \(was a\) \| 1\.0\.0 → 2\.0\.0 \| renamed/,
  );
  const row = await rowIn('""');
  expect(row).toMatch(/^\| ❌ \| new-a \(was a\) \| 1\.0\.0 → 2\.0\.0 \| renamed; /);
  expect(row).not.toContain('says so');
});

test('a run over all findings says of those that base has too that they existed', async () => {
  const all = { scope: 'all' } as const;
  const one = ['fail', '1 error existed before this change'];
  expect(await titleOf(broken('a'), all)).toEqual(one);
  expect(await titleOf(broken('a') + broken('b'), all)).toEqual([
    'fail',
    '2 errors existed before this change',
  ]);
  expect(await titleOf(broken('a'), { ...all, failOn: 'never' })).toEqual(['warning', one[1]]);
});
