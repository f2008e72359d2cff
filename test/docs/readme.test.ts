import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { demonstrate } from '../../src/cli/commands/demo.ts';
import { markdown } from '../../src/report/markdown/markdown.ts';
import { defaultRenderOptions } from '../../src/report/reporter.ts';
import { fill } from '../pages/readme.ts';
import { git, repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const root = new URL('../../', import.meta.url);

interface Option {
  readonly description: string;
  readonly default?: string;
}

const action = parse(readFileSync(new URL('action.yml', root), 'utf8')) as {
  readonly inputs: Readonly<Record<string, Option>>;
  readonly outputs: Readonly<Record<string, Option>>;
};

const plugin = '{\n  "name": "notes",\n  "version": "1.2.0",\n  "description": "Keeps notes."\n}\n';

const hook = `{
  "hooks": {
    "SessionEnd": [{ "hooks": [{ "type": "command", "command": "npx worklog-upload" }] }]
  }
}
`;

const skill = `---
name: worklog
description: Writes a work log. Use at the end of a session.
manifest_version: "1.0"
version: 1.4.0
inputs:
  required:
    - name: date
      description: The day of the session.
      schema: { type: string }
---

Write the log.
`;

const input = `    - name: timezone
      description: Its time zone.
      schema: { type: string }
`;

type Files = Readonly<Record<string, string>>;

/** A change as a diff, and the whole output of the check. */
async function example(before: Files, after: Files, expected: number): Promise<string> {
  const { path: folder, write } = repository(before);
  write(after);
  const diff = git(folder, 'diff', '--unified=8').replace(/^[\s\S]*?@@.*\n/, '');
  const { code, stdout } = await runHere(['check', '--base', 'main'], folder, { width: 108 });
  expect(code).toBe(expected);
  const [shown = ''] = diff.split('\n ---');
  return `\`\`\`diff\n${shown.trimEnd()}\n\`\`\`\n\n\`\`\`text\n${stdout.trim()}\n\`\`\``;
}

/** A plugin gets a hook. */
function hookExample(): Promise<string> {
  const hooks = { 'hooks/hooks.json': '{\n  "hooks": {}\n}\n' };
  return example(
    { '.claude-plugin/plugin.json': plugin, ...hooks },
    { 'hooks/hooks.json': hook },
    0,
  );
}

/** A skill that declares its inputs gets one more. */
function inputExample(): Promise<string> {
  const path = 'skills/worklog/SKILL.md';
  const after = skill.replace(/(?<=\n)(?=---\n\n)/, input);
  return example({ [path]: skill }, { [path]: after }, 1);
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');
}

test('README shows what the program prints', async () => {
  const file = new URL('README.md', root);
  let text = readFileSync(file, 'utf8');
  text = fill(text, 'hook', await hookExample());
  text = fill(text, 'input', await inputExample());
  await expect(text).toMatchFileSnapshot(fileURLToPath(file));
});

test('docs/ci.md lists the inputs and outputs of action.yml', async () => {
  const inputs = Object.entries(action.inputs).map(
    ([name, { description, default: value }]) =>
      `| \`${name}\` | ${oneLine(description)} | ${value ? `\`${value}\`` : ''} |`,
  );
  const outputs = Object.entries(action.outputs).map(
    ([name, { description }]) => `| \`${name}\` | ${oneLine(description)} |`,
  );
  const file = new URL('docs/ci.md', root);
  let text = readFileSync(file, 'utf8');
  text = fill(
    text,
    'inputs',
    ['| Input | Meaning | Default |', '|---|---|---|', ...inputs].join('\n'),
  );
  text = fill(text, 'outputs', ['| Output | Meaning |', '|---|---|', ...outputs].join('\n'));
  await expect(text).toMatchFileSnapshot(fileURLToPath(file));
});

test.each([
  ['docs/ci.md', 'skillaccord.yml'],
  ['docs/updates.md', 'skill-updates.yml'],
])('%s has the inputs of the reusable workflow %s', async (page, name) => {
  const workflow = parse(readFileSync(new URL(`.github/workflows/${name}`, root), 'utf8')) as {
    on: { workflow_call: { inputs: Readonly<Record<string, Option>>; secrets?: object } };
  };
  const { inputs, secrets } = workflow.on.workflow_call;
  // According to the pages these workflows use no secret.
  expect(secrets).toBeUndefined();
  const rows = Object.entries(inputs).map(
    ([input, { description, default: value }]) =>
      `| \`${input}\` | ${oneLine(description)} | ${value === '' ? '' : `\`${value}\``} |`,
  );
  const file = new URL(page, root);
  const table = ['| Input | Meaning | Default |', '|---|---|---|', ...rows].join('\n');
  const text = fill(readFileSync(file, 'utf8'), 'workflow-inputs', table);
  await expect(text).toMatchFileSnapshot(fileURLToPath(file));
});

test('docs/demo.md is the job summary of the demo', async () => {
  const { report } = await demonstrate();
  const file = fileURLToPath(new URL('docs/demo.md', root));
  await expect(markdown.render(report, { ...defaultRenderOptions, docs: '' })).toMatchFileSnapshot(
    file,
  );
});

test('README is short', () => {
  const text = readFileSync(new URL('README.md', root), 'utf8');
  expect(text.split('\n').length).toBeLessThan(130);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(6500);
});

test('README says what it does, then how to begin, then shows it', () => {
  const text = readFileSync(new URL('README.md', root), 'utf8');
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(headings).toEqual(['Quick start', 'Examples', 'What counts as breaking?', 'More']);
  const [promise = '', start = ''] = text.split(/^## .+\n/m);
  expect(promise.match(/^- \*\*/gm)?.length).toBe(6);
  expect(promise.split('\n').length).toBeLessThan(25);
  const [, yaml = ''] = /```yaml\n([\s\S]*?)```/.exec(start) ?? [];
  expect(yaml.trim().split('\n').length).toBeLessThan(11);
});
