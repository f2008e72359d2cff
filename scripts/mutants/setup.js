import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach } from 'vitest';

const { MUTANT = '0', MUTANT_PLAN = '', MUTANT_REACHED = '' } = process.env;

if (MUTANT_REACHED === '') switchOn(Number(MUTANT));
else record(MUTANT_REACHED);

/** Activates one mutant and runs only the tests of its plan. */
function switchOn(mutant) {
  globalThis.__mutant = (id) => id === mutant;
  const { files } = JSON.parse(readFileSync(MUTANT_PLAN, 'utf8'));
  const wanted = new Set(files.flatMap(({ tests }) => tests));
  beforeEach((context) => {
    if (!wanted.has(context.task.id)) context.skip();
  });
}

/** Writes a line for each file: the mutants reached by its tests, and those reached outside of tests. */
function record(log) {
  const reachedOutsideTests = new Set();
  const tests = [];
  let reached = reachedOutsideTests;
  let started = 0;
  let file = '';
  globalThis.__mutant = (id) => {
    reached.add(id);
    return false;
  };
  beforeEach(() => {
    reached = new Set();
    started = performance.now();
  });
  afterEach(({ task }) => {
    const hasFailed = (task.result?.errors?.length ?? 0) > 0;
    const ms = performance.now() - started;
    file = task.file.filepath;
    tests.push({ id: task.id, ms, hasFailed, reached: [...reached] });
    reached = reachedOutsideTests;
  });
  afterAll(() => {
    appendFileSync(
      log,
      `${JSON.stringify({ file, reachedOutsideTests: [...reachedOutsideTests], tests })}\n`,
    );
  });
}
