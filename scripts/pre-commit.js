// `npm run pre-commit` commits through the hooks of .pre-commit-hooks.yaml with the real pre-commit: $PRE_COMMIT,
// the PATH's, or one of its own cache, which pip installs there, unless `--no-install` forbids that.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runTests, skip } from './rig-tests.js';

const version = '4.7.0';
const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const cache = join(caches, 'skillaccord', `pre-commit-${version}`);
const installed = join(cache, 'bin', 'pre-commit');

function runs(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function find() {
  const places = [process.env.PRE_COMMIT, 'pre-commit', installed].filter(Boolean);
  return places.find((place) => runs(place, '--version'));
}

function install() {
  if (process.argv.includes('--no-install'))
    skip('pre-commit is not here, and is not to be installed.');
  console.log(`Installing pre-commit ${version} with pip.`);
  python('-m', 'venv', cache);
  pip('install', '--quiet', `pre-commit==${version}`);
  if (existsSync(installed)) return installed;
  return skip('pip has installed no pre-commit.');
}

function python(...args) {
  run('python3', args, 'pre-commit is neither on the PATH nor in $PRE_COMMIT, and Python makes no');
}

function pip(...args) {
  run(join(cache, 'bin', 'python'), ['-m', 'pip', ...args], 'pre-commit cannot be installed in a');
}

function run(command, args, trouble) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return;
  const said = error?.message ?? stderr.trim().split('\n').at(-1);
  skip(`${trouble} virtual environment: ${said}`);
}

if (process.platform === 'win32') skip('the tests of it write scripts for a POSIX shell.');
runTests('pre-commit.test.ts', { PRE_COMMIT: find() ?? install() });
