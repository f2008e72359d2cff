// `npm run fuzz [PARSER] [SECONDS] [CORPUS]` runs coverage-guided fuzzing of each parser, for ten minutes each by
// default. CORPUS is a folder of real repositories as seeds. Failing inputs are kept in a folder; `npm run fuzz --
// --try PARSER FILE` runs one again. `npm run fuzz -- laws [TIMES] [FILTER]` tests the laws of test/laws with a fresh
// seed and TIMES (40) as many variants as the suite, and prints for each law how many variants there were and for how
// many it held. `npm run fuzz -- schemas [PAIRS] [SEED] [FAULT]` compares PAIRS pairs of schemas (100,000) with
// interacting keywords, verifies the results with ajv, and prints wrong and undecided ones by interaction; FAULT
// (`missed`, `open`) also prints examples. `npm run fuzz -- changed CLONE [COMMITS]` checks up to COMMITS (200) commits
// of a clone in part and in full, and prints those with another answer.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-fuzz-'));
const main = join(scratch, 'main.js');
const [subject = 'all', ...rest] = process.argv.slice(2);

if (subject === 'laws') process.exitCode = tryLaws(...rest) ? 0 : 1;
else if (subject === 'changed') process.exitCode = (await tryChanges()) ? 0 : 1;
else if (subject === 'schemas') process.exitCode = (await trySchemas()) ? 0 : 1;
else process.exitCode = (await tryParsers(...rest)) ? 0 : 1;

function tryLaws(times = '40', filter = '') {
  const env = { ...process.env, LAWS_SEED: 'random', LAWS_TIMES: times };
  const laws = readdirSync(join(root, 'test/laws'), { recursive: true, encoding: 'utf8' });
  const files = laws.filter((name) => name.endsWith('.test.ts') && name.includes(filter));
  const reporters = ['--reporter=default', '--reporter=./test/laws/support/variants.ts'];
  const paths = files.map((name) => `test/laws/${name}`);
  const args = ['vitest', 'run', '--testTimeout', '0', ...reporters, ...paths];
  return spawnSync('npx', args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

async function tryChanges() {
  await bundle('test/laws/support/changed-history.ts');
  return run(...rest);
}

async function trySchemas() {
  await bundle('test/laws/schema-mix/main.ts');
  return run(...rest);
}

async function tryParsers(seconds = '600', corpus = '') {
  await bundle('test/fuzz/main.ts');
  if (subject === '--try') return run(subject, ...rest);
  const { stdout } = spawnSync(process.execPath, [main, '--list'], { encoding: 'utf8' });
  const all = stdout.trim().split('\n');
  const chosen = subject === 'all' ? all : all.filter((parser) => parser === subject);
  if (chosen.length === 0) {
    console.log(`There is no parser "${subject}"; there are ${all.join(', ')}.`);
    return false;
  }
  if (corpus === '') console.log('No corpus is named: hunts begin with the seeds of the fuzzer.');
  const seed = String(Date.now() % 2 ** 31);
  console.log(`Seed ${seed}.`);
  const more = [seed, ...(corpus === '' ? [] : [corpus])];
  const results = chosen.map((parser) => run(parser, seconds, join(scratch, 'kept'), ...more));
  return results.every(Boolean);
}

/** Bundles a test program, because node cannot run its TypeScript. */
async function bundle(entry) {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ...{ ssr: entry, outDir: scratch, minify: false, target: 'node20' },
      rollupOptions: { output: { entryFileNames: 'main.js' } },
    },
    ssr: { noExternal: true },
  });
}

function run(...args) {
  return spawnSync(process.execPath, [main, ...args], { stdio: 'inherit' }).status === 0;
}
