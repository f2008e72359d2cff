import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const skill = (name: string, more = '') =>
  `---\nname: ${name}\ndescription: Does it.\n${more}---\nSteps.\n`;
const fragment = 'Steps without a frontmatter.\n';

/** The `ignore` of the configuration that `init` writes; null without one. */
async function ignoreOf(files: Readonly<Record<string, string>>): Promise<unknown> {
  const work = repository(files);
  const { code, stdout } = await runHere(['init'], work.path);
  expect(code, stdout).toBe(0);
  const text = readFileSync(join(work.path, '.github/skillaccord.yml'), 'utf8');
  return parse(text)?.ignore ?? null;
}

test('init ignores test data, and incomplete skills of templates, examples and overlays', async () => {
  const own = { 'skills/log/SKILL.md': skill('log') };
  expect(
    await ignoreOf({
      ...own,
      'tools/fixtures/log/SKILL.md': skill('log'),
      'pkg/__tests__/data/SKILL.md': skill('data'),
      'templates/new/SKILL.md': skill('"{{name}}"'),
      'skeletons/new/SKILL.md': skill('{{name}}'),
      'overlays/team/log/SKILL.md': fragment,
      'examples/plan/SKILL.md': skill('plan'),
      'evals/plain/SKILL.md': skill('plain'),
    }),
  ).toEqual(['/overlays/', '/pkg/__tests__/', '/skeletons/', '/templates/', '/tools/fixtures/']);
});

test('init ignores nothing in a repository with test data only', async () => {
  expect(await ignoreOf({ 'fixtures/log/SKILL.md': skill('log') })).toBeNull();
});

test('init counts unreadable skills, and asks for a value of OWNER until it has one', async () => {
  const work = repository({
    'skills/log/SKILL.md': skill('log'),
    'skills/broken/SKILL.md': skill('broken', 'license: a: b\n'),
  });
  const step = /Replace OWNER with the owner of the Skillaccord repository in/;
  expect((await runHere(['init'], work.path)).stdout).toContain('2 (agent-skills 1, 1 unreadable)');
  work.commit({ 'skills/plan/SKILL.md': skill('plan', 'manifest_version: "1.0"\n') });
  expect((await runHere(['init'], work.path)).stdout).toContain(
    '3 (agent-skills 1, manifest-v1 1, 1 unreadable)',
  );
  const path = join(work.path, '.github/workflows/skillaccord.yml');
  const workflow = readFileSync(path, 'utf8');
  writeFileSync(path, workflow.replace(/uses: \S+\/skillaccord@/, 'uses: OWNER/skillaccord@'));
  expect((await runHere(['init'], work.path)).stdout).toMatch(step);
  for (const name of ['workflows/skillaccord.yml', 'skillaccord.yml']) {
    const file = join(work.path, '.github', name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('OWNER/', 'acme/'));
  }
  expect((await runHere(['init'], work.path)).stdout).not.toMatch(step);
});
