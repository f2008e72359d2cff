import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { minimalEnv, runBuilt } from '../support/built.ts';
import { temporaryFolder } from '../support/git.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Runs npm or npx with an empty, separate cache; returns the output. */
function run(command: 'npm' | 'npx', cwd: string, ...args: readonly string[]): string {
  const home = join(cwd, 'home');
  const own = { npm_config_cache: join(home, 'cache'), npm_config_update_notifier: 'false' };
  const env = { ...minimalEnv(), ...own, HOME: home, USERPROFILE: home };
  const shell = process.platform === 'win32';
  return execFileSync(command, ['--offline', ...args], { cwd, env, shell, encoding: 'utf8' });
}

test('the npm package installs no other package, and its command runs', () => {
  const folder = temporaryFolder();
  const packing = ['--json', '--ignore-scripts', '--pack-destination', folder, project];
  const [packed] = JSON.parse(run('npm', folder, 'pack', ...packing)) as { filename: string }[];
  writeFileSync(join(folder, 'package.json'), '{}\n');
  run('npm', folder, 'install', '--ignore-scripts', `./${packed?.filename}`);
  const modules = readdirSync(join(folder, 'node_modules'));
  expect(modules.filter((name) => !name.startsWith('.'))).toEqual(['skillaccord']);
  expect(readdirSync(join(folder, 'node_modules', 'skillaccord')).sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist',
    'package.json',
    'schemas',
  ]);
  expect(run('npx', folder, 'skillaccord', 'demo')).toBe(runBuilt('cli', ['demo']).stdout);
});
