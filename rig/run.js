// `npm run rig` tests the built files against the foreign systems on this machine; `npm run rig -- act gitlab`
// against these systems, installing their requirements unless `--no-install` is set. `--strict` fails if one is skipped. The last
// line counts the tests.
import { parseArgs } from 'node:util';
import { areTestsInstalled, installNode24, runTests } from './support/tests.js';
import { Skipped } from './support/tools.js';
import { systems } from './systems.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'no-install': { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});
const ids = systems.map(({ id }) => id);
const unknown = positionals.filter((id) => !ids.includes(id));

if (unknown.length > 0) fail(`There is no "${unknown.join('", "')}". There are ${ids.join(', ')}.`);
else if (!areTestsInstalled()) fail('The packages of this project are not installed: run npm ci.');
else report(chosen().map((system) => [system, testSystem(system)]));

function chosen() {
  return positionals.length === 0 ? systems : systems.filter(({ id }) => positionals.includes(id));
}

function testSystem(system) {
  console.log(`\n== ${system.id}: ${system.about}`);
  try {
    const mayInstall = positionals.length > 0 && !values['no-install'];
    const env = system.prepare(mayInstall);
    if (system.isUnderNode24) installNode24();
    return runTests(system, env);
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    return { passed: 0, failed: 0, reason: error.message };
  }
}

function report(results) {
  let [passed, failed] = [0, 0];
  console.log('');
  for (const [{ id }, result] of results) {
    passed += result.passed;
    failed += result.failed;
    const counts = `${result.passed} passed, ${result.failed} failed`;
    console.log(`${id}: ${result.reason === undefined ? counts : `skipped: ${result.reason}`}`);
  }
  console.log(`${passed} passed, ${failed} failed`);
  const hasSkipped = results.some(([, { reason }]) => reason !== undefined);
  process.exitCode = failed > 0 || (values.strict && hasSkipped) ? 1 : 0;
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
