import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { demonstrate } from '../src/cli/commands/demo.ts';
import { markdown } from '../src/report/markdown/markdown.ts';
import { defaultRenderOptions } from '../src/report/reporter.ts';
import { fill, rulesOverview } from './pages/readme.ts';
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

async function demo(): Promise<string> {
  const { stdout } = await runHere(['demo'], fileURLToPath(root), { width: 100 });
  return `\`\`\`text\n${shortened(stdout.trim())}\n\`\`\``;
}

/** The demo down to the changed skills, and its end; the picture shows the rest. */
function shortened(said: string): string {
  const [summary, rest] = said.split(/\n\n(?=skills\/worklog\/SKILL\.md\n)/);
  const verdict = said.slice(said.lastIndexOf('\n✗ ') + 1);
  expect(rest).toBeDefined();
  return `${summary}\n\n…\n\n${verdict}`;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');
}

test('README shows what the program, the catalogue and action.yml say', async () => {
  const file = new URL('README.md', root);
  const inputs = Object.entries(action.inputs).map(
    ([name, { description, default: value }]) =>
      `| \`${name}\` | ${oneLine(description)} | ${value ? `\`${value}\`` : ''} |`,
  );
  const outputs = Object.entries(action.outputs).map(
    ([name, { description }]) => `| \`${name}\` | ${oneLine(description)} |`,
  );
  let text = readFileSync(file, 'utf8');
  text = fill(text, 'demo', await demo());
  text = fill(text, 'rules', rulesOverview());
  text = fill(
    text,
    'inputs',
    ['| Input | Meaning | Default |', '|---|---|---|', ...inputs].join('\n'),
  );
  text = fill(text, 'outputs', ['| Output | Meaning |', '|---|---|', ...outputs].join('\n'));
  await expect(text).toMatchFileSnapshot(fileURLToPath(file));
});

test('docs/demo.md is the job summary of the demo', async () => {
  const { report } = await demonstrate();
  const file = fileURLToPath(new URL('docs/demo.md', root));
  await expect(markdown.render(report, { ...defaultRenderOptions, docs: '' })).toMatchFileSnapshot(
    file,
  );
});

test('README is short enough to be read', () => {
  expect(readFileSync(new URL('README.md', root), 'utf8').split('\n').length).toBeLessThan(200);
});
