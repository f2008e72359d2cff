import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The time of a test file before its first test, in milliseconds, which the timeout of a mutant allows. */
const startUpTime = 30_000;

/** Runs vitest in the scratch copy; returns the exit code, or null after a timeout. */
function runVitest(scratch, env, milliseconds) {
  const vitest = join(scratch, 'node_modules', 'vitest', 'vitest.mjs');
  const config = join(scratch, 'scripts', 'mutants', 'vitest.config.ts');
  const filters = env.MUTANT_FILTER ? [env.MUTANT_FILTER] : [];
  const args = [
    vitest,
    'run',
    ...filters,
    '--config',
    config,
    '--bail',
    env.MUTANT_REACHED ? '0' : '1',
  ];
  const options = {
    cwd: scratch,
    detached: true,
    stdio: 'ignore',
    // A mutant may write files to this home; CI keeps snapshots unchanged.
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

/**
 * Runs the tests of the files whose path contains the filter, without a mutant; returns the files with their tests and
 * the mutants that they reach.
 */
export async function runBaseline(scratch, filter) {
  const log = join(scratch, 'reached.jsonl');
  writeFileSync(log, '');
  await runVitest(
    scratch,
    { MUTANT: '0', MUTANT_FILTER: filter, MUTANT_REACHED: log },
    2 ** 31 - 1,
  );
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/** How the tests that reach a mutant end with it: `not reached`, `killed`, `hangs` or `survived`. */
export async function tryMutant(scratch, id, baseline) {
  const candidates = baseline.map((file) => ({
    ...file,
    tests: file.tests.filter(reaching(file, id)),
  }));
  const reached = candidates.filter(({ tests }) => tests.length > 0);
  if (reached.length === 0) return 'not reached';
  const first = await runMutant(scratch, id, reached);
  if (first !== 'survived') return first;
  // A test may use a result that an earlier test of its file computed.
  const names = new Set(reached.map(({ file }) => file));
  return runMutant(
    scratch,
    id,
    baseline.filter(({ file }) => names.has(file)),
  );
}

function reaching({ reachedOutsideTests }, id) {
  return ({ reached }) => reachedOutsideTests.includes(id) || reached.includes(id);
}

async function runMutant(scratch, id, files) {
  const plan = writePlan(scratch, id, files);
  const expected = files.reduce((sum, { tests }) => sum + timeOf(tests), 0);
  const limit = startUpTime + expected * 10;
  const code = await runVitest(scratch, { MUTANT: `${id}`, MUTANT_PLAN: plan }, limit);
  if (code === null) return 'hangs';
  return code === 0 ? 'survived' : 'killed';
}

/** Writes which tests run, the fastest file first. */
function writePlan(scratch, name, files) {
  const plan = join(scratch, `plan-${name}.json`);
  const sorted = files.toSorted((a, b) => timeOf(a.tests) - timeOf(b.tests));
  const short = sorted.map(({ file, tests }) => ({ file, tests: tests.map(({ id }) => id) }));
  writeFileSync(plan, JSON.stringify({ files: short }));
  return plan;
}

function timeOf(tests) {
  return tests.reduce((sum, { ms }) => sum + ms, 0);
}
