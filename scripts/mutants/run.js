import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The measured cost of a file before its first test, limited to the timeout of a mutant. */
const startUp = 30_000;

/** Runs vitest in the scratch copy; returns the exit code, or null after a timeout. */
function runVitest(scratch, env, milliseconds) {
  const vitest = join(scratch, 'node_modules', 'vitest', 'vitest.mjs');
  const config = join(scratch, 'scripts', 'mutants', 'vitest.config.ts');
  const args = [vitest, 'run', '--config', config, '--bail', env.MUTANT === '0' ? '0' : '1'];
  const options = {
    cwd: scratch,
    detached: true,
    stdio: 'ignore',
    // Files that a mutant writes to a home do no harm there; CI keeps snapshots as they are.
    env: { ...process.env, ...env, HOME: join(scratch, 'home'), CI: 'true' },
  };
  const child = spawn(process.execPath, [...args, '--reporter=dot'], options);
  return new Promise((resolve) => {
    const stop = () => process.kill(-child.pid, 'SIGKILL');
    const timer = setTimeout(() => {
      stop();
      resolve(null);
    }, milliseconds);
    process.once('SIGINT', stop);
    child.once('exit', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', stop);
      resolve(code ?? 1);
    });
  });
}

/** Runs all tests without a mutant; returns the files with their tests and the mutants that they reach. */
export async function runBaseline(scratch) {
  const log = join(scratch, 'reached.jsonl');
  writeFileSync(log, '');
  await runVitest(scratch, { MUTANT: '0', MUTANT_REACHED: log }, 2 ** 31 - 1);
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/** The tests that reach a mutant, file by file, the fastest file first. */
export function planOf(baseline, id) {
  const files = baseline.map(({ file, outside, tests }) => {
    const sound = tests.filter(({ hasFailed }) => !hasFailed);
    const own = outside.includes(id) ? sound : sound.filter(({ reached }) => reached.includes(id));
    const ms = own.reduce((sum, test) => sum + test.ms, 0);
    return { file, ms, tests: own.map((test) => test.id) };
  });
  return files.filter(({ tests }) => tests.length > 0).sort((a, b) => a.ms - b.ms);
}

/** Runs the tests of a plan with a mutant on: `killed`, `hangs` or `survived`. */
export async function runMutant(scratch, id, files) {
  const plan = join(scratch, `plan-${id}.json`);
  writeFileSync(plan, JSON.stringify({ files }));
  const expected = files.reduce((sum, { ms }) => sum + ms, 0);
  const limit = startUp * 3 + expected * 10;
  const code = await runVitest(scratch, { MUTANT: `${id}`, MUTANT_PLAN: plan }, limit);
  if (code === null) return 'hangs';
  return code === 0 ? 'survived' : 'killed';
}
