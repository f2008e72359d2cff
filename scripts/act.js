// `npm run act` runs the workflow of the README under act, on the machine itself. It takes act from $ACT, the
// PATH or its own cache, and else installs it with Go, which `--no-install` forbids.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runRigTests, skip } from './rig-tests.js';

const version = '0.2.89';
const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const cache = join(caches, 'skillaccord', `act-${version}`);
const installed = join(cache, process.platform === 'win32' ? 'act.exe' : 'act');

function runs(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function find() {
  const places = [process.env.ACT, 'act', installed].filter(Boolean);
  return places.find((place) => runs(place, '--version'));
}

function install() {
  if (process.argv.includes('--no-install')) skip('act is not here, and is not to be installed.');
  if (!runs('go', 'version'))
    skip('act is neither on the PATH nor in $ACT, nor is Go to install it.');
  console.log(`Installing act ${version} with Go, which takes a few minutes once.`);
  mkdirSync(cache, { recursive: true });
  const env = { ...process.env, GOBIN: cache };
  const args = ['install', `github.com/nektos/act@v${version}`];
  const { status, stderr } = spawnSync('go', args, { env, encoding: 'utf8' });
  if (status === 0 && existsSync(installed)) return installed;
  return skip(`Go cannot install act: ${stderr?.trim().split('\n').at(-1)}`);
}

if (process.platform === 'win32') skip('the host mode of act needs a POSIX shell.');
runRigTests('act.test.ts', { ACT: find() ?? install() });
