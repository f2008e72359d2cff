import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const rig = join(root, 'rig');
const node = join(rig, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const shell = process.platform === 'win32';

/** Says why nothing was tried, which is no failure. */
export function skip(reason) {
  console.log(`skipped: ${reason}`);
  process.exit(0);
}

/** Runs a file of tests of rig/ under Node 24, as the Action is run; the last line counts. */
export function runRigTests(file, env = {}) {
  requireTests();
  install();
  runTests(file, env, node);
}

/** Runs a file of tests of rig/ that asks for nothing of it, under this Node or another; the last line counts. */
export function runTests(file, env, command = process.execPath) {
  requireTests();
  const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-rig-'));
  const results = join(scratch, 'results.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const args = [vitest, 'run', '--config', join(rig, 'vitest.config.ts'), ...reporters, file];
  const options = { cwd: root, stdio: 'inherit', shell, env: { ...process.env, ...env } };
  const { status } = spawnSync(command, args, options);
  const { passed, failed } = countsIn(results, status === 0);
  rmSync(scratch, { recursive: true, force: true });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

function requireTests() {
  if (existsSync(vitest)) return;
  console.log('The tests of this repository are not installed: npm ci comes first.');
  process.exit(1);
}

/** Installs what rig/package-lock.json names, once. */
function install() {
  if (!existsSync(join(rig, 'node_modules', '.package-lock.json'))) {
    const options = { cwd: rig, encoding: 'utf8', shell };
    const { status, error, stderr } = spawnSync(
      'npm',
      ['ci', '--fetch-retries=1', '--loglevel=error'],
      options,
    );
    if (status !== 0) noInstallation(error?.message ?? stderr);
  }
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', shell });
  if (!stdout?.startsWith('v24.')) skip('the npm package "node" gives this machine no Node 24.');
}

/** A lock that does not fit its package.json is a mistake of ours; all else is the machine's. */
function noInstallation(said) {
  const lines = said.replaceAll('npm error ', '').split('\n').slice(0, 4);
  const reason = `emulate and Node 24 cannot be installed: ${lines.join(' ')}`;
  if (!said.includes('EUSAGE')) skip(reason);
  console.log(reason);
  process.exit(1);
}

function countsIn(results, hasEndedWell) {
  if (!existsSync(results)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
  return { passed, failed: hasEndedWell ? 0 : Math.max(1, numFailedTests) };
}
