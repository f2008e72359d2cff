import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { skip } from './rig-tests.js';

const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');

/**
 * The directory of npm packages, of exact versions, in a cache of their own: they are no dependencies of anybody. What
 * npm cannot install is no failure, and `--no-install` forbids it.
 */
export function installed(name, packages) {
  const cache = join(caches, 'skillaccord', name);
  const modules = join(cache, 'node_modules');
  if (existsSync(join(modules, '.package-lock.json'))) return modules;
  if (process.argv.includes('--no-install'))
    skip(`${name} is not here, and is not to be installed.`);
  console.log(`Installing ${packages.join(' and ')} with npm, once.`);
  mkdirSync(cache, { recursive: true });
  const args = ['install', '--prefix', cache, '--no-save', '--fetch-retries=1', ...packages];
  const options = { cwd: cache, encoding: 'utf8', shell: process.platform === 'win32' };
  const { status, error, stderr } = spawnSync('npm', [...args, '--loglevel=error'], options);
  if (status === 0) return modules;
  const said = (error?.message ?? stderr).replaceAll('npm error ', '').split('\n').slice(0, 4);
  return skip(`${name} cannot be installed: ${said.join(' ')}`);
}
