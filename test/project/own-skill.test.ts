import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { own } from '../support/project.ts';
import { runHere } from '../support/run-here.ts';

const root = own('');

test('the skill of this repository has no finding, with its lock and its marketplace', async () => {
  const { code, stdout } = await runHere(['--base', 'none', '--format', 'json'], root);
  const { findings, skills, locks } = JSON.parse(stdout);
  expect(findings).toEqual([]);
  expect(skills.map(({ root: folder }: { root: string }) => folder)).toEqual([
    'skills/skillaccord',
  ]);
  expect(locks).toMatchObject([{ path: 'proto.lock', verified: 1 }]);
  expect(code).toBe(0);
});

test('its lock is the one that `skillaccord lock` writes', async () => {
  expect(await runHere(['lock', '--check'], root)).toMatchObject({ code: 0 });
});

test('its plugin and its marketplace have its version', async () => {
  const { stdout } = await runHere(['list', '--json'], root);
  const [{ name, version }] = JSON.parse(stdout).skills;
  const plugin = JSON.parse(readFileSync(own('skills/.claude-plugin/plugin.json'), 'utf8'));
  expect(plugin).toMatchObject({ name, version });
  const marketplace = JSON.parse(readFileSync(own('.claude-plugin/marketplace.json'), 'utf8'));
  expect(marketplace.plugins).toMatchObject([
    { name, source: './skills', version: plugin.version, description: plugin.description },
  ]);
  const page = readFileSync(own('docs/hooks.md'), 'utf8');
  expect(page).toContain(`/plugin install ${name}@${marketplace.name}\n`);
});
