// `npm run rig` runs the committed Action against a GitHub on loopback, under the Node that runs it there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const rig = join(root, 'rig');
const node = join(rig, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

function run(command, args, options) {
  return spawnSync(command, args, { encoding: 'utf8', ...options });
}

function skip(reason) {
  console.log(`skipped: ${reason}`);
  process.exit(0);
}

if (!existsSync(vitest)) {
  console.log('The tests of this repository are not installed: npm ci comes first.');
  process.exit(1);
}

if (!existsSync(join(rig, 'node_modules', '.package-lock.json'))) {
  const installed = run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: rig, shell: false });
  const said = `${installed.error?.message ?? ''}${installed.stderr ?? ''}`.trim().split('\n');
  if (installed.status !== 0) skip(`emulate and Node 24 cannot be installed (${said.at(-1)})`);
}

const version = run(node, ['--version']).stdout?.trim() ?? '';
if (!version.startsWith('v24.')) skip(`the npm package "node" has no Node 24 for this machine`);

const scratch = mkdtempSync(join(tmpdir(), 'skillgate-rig-'));
const results = join(scratch, 'results.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
const config = ['--config', join(rig, 'vitest.config.ts')];
const ended = run(node, [vitest, 'run', ...config, ...reporters], { cwd: root, stdio: 'inherit' });
const { passed, failed } = counts();
rmSync(scratch, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function counts() {
  if (!existsSync(results)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
  return { passed, failed: ended.status === 0 ? 0 : Math.max(1, numFailedTests) };
}
