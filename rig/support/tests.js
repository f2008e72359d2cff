import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installStep, skip } from './tools.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rig = join(root, 'rig');
const node = join(rig, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const shell = process.platform === 'win32';

export function areTestsInstalled() {
  return existsSync(vitest);
}

/** Runs the tests in the folder of a system; returns the numbers of passed and failed tests. */
export function runTests({ id, isUnderNode24 = false }, env) {
  const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-rig-'));
  const results = join(scratch, 'results.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const config = ['--config', join(rig, 'vitest.config.ts')];
  const args = [vitest, 'run', ...config, ...reporters, `${id}/`];
  const options = { cwd: root, stdio: 'inherit', shell, env: { ...process.env, ...env } };
  const { status } = spawnSync(isUnderNode24 ? node : process.execPath, args, options);
  const counts = countsIn(results, status === 0);
  rmSync(scratch, { recursive: true, force: true });
  return counts;
}

function countsIn(results, hasEndedWell) {
  if (!existsSync(results)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
  const isSound = hasEndedWell && passed > 0;
  return { passed, failed: isSound ? 0 : Math.max(1, numFailedTests) };
}

/** Installs the packages of rig/package-lock.json once: the emulated GitHub, and the Node of a runner. */
export function installNode24() {
  if (!existsSync(join(rig, 'node_modules', '.package-lock.json'))) {
    // The npm package "node" brings its program by a script, which .npmrc of the project leaves out.
    const command = ['npm', 'ci', '--ignore-scripts=false', '--fetch-retries=1'];
    installStep('emulate and Node 24 cannot be installed', command, { cwd: rig, shell });
  }
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', shell });
  if (!stdout?.startsWith('v24.')) skip('the npm package "node" gives this machine no Node 24');
}
