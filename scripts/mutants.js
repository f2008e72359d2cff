// `npm run mutants [-- --seed N --count 200 --minutes N]` measures how many mutants the tests detect: inserts COUNT
// mutants into a copy of src, runs for each the tests that reach it, and prints the survivors. Runs the whole suite
// once first. Excludes src/rules, which has its examples as tests.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { instrumented } from './mutants/instrument.js';
import { runBaseline, tryMutant } from './mutants/run.js';
import { sitesIn } from './mutants/sites.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: `${Date.now() % 2 ** 31}` },
    count: { type: 'string', default: '200' },
    minutes: { type: 'string', default: 'Infinity' },
    src: { type: 'string', default: 'src/' },
    tests: { type: 'string', default: '' },
  },
});
const end = Date.now() + Number(values.minutes) * 60_000;
const files = git('ls-files', '--cached', '--others', '--exclude-standard');
const all = files
  .filter((path) => isMutated(path) && path.startsWith(values.src))
  .flatMap((path) => sitesIn(path, read(path)));
const mutants = sample(all, Number(values.seed), Number(values.count));
console.log(`Seed ${values.seed}: ${mutants.length} of ${all.length} mutants.`);

const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-mutants-'));
copyProject();
const baseline = await runBaseline(scratch, values.tests);
const tests = baseline.flatMap((file) => file.tests);
console.log(`${tests.length} tests in ${baseline.length} files pass in this process.`);
const ends = { killed: 0, hangs: 0, survived: 0, 'not reached': 0, 'not tried': 0 };
for (const mutant of mutants) {
  const result = Date.now() > end ? 'not tried' : await tryMutant(scratch, mutant.id, baseline);
  ends[result]++;
  const { path, line, column, label } = mutant;
  if (result !== 'not tried') console.log(`${result}: ${path}:${line}:${column} ${label}`);
}
rmSync(scratch, { recursive: true, force: true });
console.log(
  Object.entries(ends)
    .map(([name, count]) => `${count} ${name}`)
    .join(', '),
);

function isMutated(path) {
  return /^src\/(?!rules\/|generated\/)[^/]+\/.*(?<!\.d)\.ts$/.test(path);
}

/** A sample of the sites in an order determined by the seed; each gets its number. */
function sample(sites, seed, count) {
  const random = randomOf(seed);
  const keyed = sites.map((site) => ({ site, key: random() }));
  const chosen = keyed.sort((a, b) => a.key - b.key).slice(0, count);
  return chosen.map(({ site }, at) => ({ ...site, id: at + 1 }));
}

/** mulberry32. */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function copyProject() {
  for (const path of files) {
    mkdirSync(join(scratch, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(scratch, path));
  }
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'), 'junction');
  mkdirSync(join(scratch, 'home'));
  // The bundles contain no mutants: tests that start one fail at once, and are excluded like all failing tests.
  for (const bundle of ['cli', 'action']) {
    writeFileSync(join(scratch, 'dist', bundle, 'index.js'), 'process.exit(97);\n');
  }
  for (const path of new Set(mutants.map((mutant) => mutant.path))) {
    const own = mutants.filter((mutant) => mutant.path === path);
    writeFileSync(join(scratch, path), instrumented(read(path), own));
  }
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
}
