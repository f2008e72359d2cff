import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { demonstrate } from '../src/cli/commands/demo.ts';
import { markdown } from '../src/report/markdown/markdown.ts';
import { defaultRenderOptions } from '../src/report/reporter.ts';
import { git, repository } from './git.ts';
import { fill, rulesOverview, withFormats } from './pages/readme.ts';
import { runHere } from './run-here.ts';

const root = new URL('../', import.meta.url);

interface Option {
  readonly description: string;
  readonly default?: string;
}

const action = parse(readFileSync(new URL('action.yml', root), 'utf8')) as {
  readonly inputs: Readonly<Record<string, Option>>;
  readonly outputs: Readonly<Record<string, Option>>;
};

const smallest = `---
name: worklog
description: Writes a work log. Use at the end of a session.
manifest_version: "1.0"
version: 1.4.0
inputs:
  required:
    - name: date
      schema:
        type: string
---

Write the log.
`;

/** Three more lines in a small skill, as a diff, and the output of the check. */
async function smallestExample(): Promise<string> {
  const path = 'skills/worklog/SKILL.md';
  const { path: folder, write } = repository({ [path]: smallest });
  const input = '    - name: timezone\n      schema:\n        type: string\n';
  write({ [path]: smallest.replace(/\n---\n\n/, `\n${input}---\n\n`) });
  const diff = git(folder, 'diff', '--unified=7').replace(/^[\s\S]*?@@.*\n/, '');
  const { code, stdout } = await runHere(['--quiet', '--base', 'HEAD'], folder, { width: 100 });
  expect(code).toBe(1);
  const shown = diff.split('\n---')[0]?.replace(/\n ---[\s\S]*/, '');
  return `\`\`\`diff\n${shown}\n\`\`\`\n\n\`\`\`text\n${stdout.trim()}\n\`\`\``;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');
}

test('README matches the program, the catalogue and action.yml', async () => {
  const file = new URL('README.md', root);
  const inputs = Object.entries(action.inputs).map(
    ([name, { description, default: value }]) =>
      `| \`${name}\` | ${oneLine(description)} | ${value ? `\`${value}\`` : ''} |`,
  );
  const outputs = Object.entries(action.outputs).map(
    ([name, { description }]) => `| \`${name}\` | ${oneLine(description)} |`,
  );
  let text = readFileSync(file, 'utf8');
  text = fill(text, 'smallest', await smallestExample());
  text = fill(text, 'rules', rulesOverview());
  text = withFormats(text);
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

test('README states the numbers of docs/evidence.md', () => {
  const evidence = readFileSync(new URL('docs/evidence.md', root), 'utf8');
  const rows = [
    ...evidence.matchAll(/^\| \[(\S+)\]\S+ \| .* \| (\d+) \| \d+ \| (\d+) \| (\d+) \| (\d+) \|$/gm),
  ];
  expect(rows.length).toBe(2);
  const text = readFileSync(new URL('README.md', root), 'utf8').replace(/\s+/g, ' ');
  for (const [, name, commits, silent, warn, fail] of rows) {
    const claim = `Of ${commits} commits of \\[${name}\\]\\S+ ${silent} are silent\\. ${fail} fail: .+?\\. ${warn} warn`;
    expect(text).toMatch(new RegExp(claim));
  }
});

test('README is within its limit of lines', () => {
  expect(readFileSync(new URL('README.md', root), 'utf8').split('\n').length).toBeLessThan(200);
});

test('README begins with the purpose, the reason, an example and the workflow', () => {
  const text = readFileSync(new URL('README.md', root), 'utf8');
  const [before = '', workflow = ''] = text.split('```yaml\n', 2);
  const headings = [...before.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(headings).toEqual(['Why', 'Three lines, one error', 'Add it to a repository']);
  const [, why = ''] = before.split(/^## .+\n/m);
  expect(why.trim().split('\n')).toEqual([1, 2, 3].map(() => expect.stringMatching(/^- /)));
  const [yaml = ''] = workflow.split('```');
  expect(yaml.trim().split('\n').length).toBeLessThan(10);
  expect(before.split('\n').length).toBeLessThan(50);
});
