// `npm run fuzz [PARSER] [SECONDS] [CORPUS]` shows each parser hostile inputs, guided by the parts of the program that
// they reach, for ten minutes or so many seconds each. CORPUS is a folder of real repositories to begin with. Inputs
// that break a law are kept in a folder that is named; `npm run fuzz -- --try PARSER FILE` shows one again.
// `npm run fuzz -- laws [TIMES] [FILTER]` tries the laws of test/laws with a fresh seed and so many times (40) more
// variants than the suite does.
// `npm run fuzz -- schemas [PAIRS] [SEED] [FAULT]` compares so many pairs (100,000) of schemas whose keywords meet, lets
// ajv judge the answers, and prints wrong and open ones by what meets; FAULT (`missed`, `open`) prints specimens.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-fuzz-'));
const main = join(scratch, 'main.js');
const [subject = 'all', ...rest] = process.argv.slice(2);

if (subject === 'laws') process.exitCode = tryLaws(...rest) ? 0 : 1;
else if (subject === 'schemas') process.exitCode = (await trySchemas()) ? 0 : 1;
else process.exitCode = (await tryParsers(...rest)) ? 0 : 1;

function tryLaws(times = '40', filter = '') {
  const env = { ...process.env, LAWS_SEED: 'random', LAWS_TIMES: times };
  const args = ['vitest', 'run', '--testTimeout', '0', `test/laws/${filter}`];
  return spawnSync('npx', args, { cwd: root, env, stdio: 'inherit' }).status === 0;
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

/** Bundles a program of the tests, so that node runs its TypeScript. */
async function bundle(entry) {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: entry, outDir: scratch, minify: false, target: 'node20' },
    ssr: { noExternal: true },
  });
}

function run(...args) {
  return spawnSync(process.execPath, [main, ...args], { stdio: 'inherit' }).status === 0;
}
