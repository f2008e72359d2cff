// `npm run fuzz [PARSER] [SECONDS] [CORPUS]` runs coverage-guided fuzzing of each parser, for ten minutes each by
// default. CORPUS is a folder of real repositories as seeds. Failing inputs are kept in a folder; `npm run fuzz --
// --try PARSER FILE` runs one again. `npm run fuzz -- laws [TIMES] [FILTER]` tests the laws of test/laws with a fresh
// seed and TIMES (40) as many variants as the suite.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

if (process.argv[2] === 'laws') {
  const [times = '40', filter = ''] = process.argv.slice(3);
  const env = { ...process.env, LAWS_SEED: 'random', LAWS_TIMES: times };
  const vitest = ['vitest', 'run', '--testTimeout', '0', `test/laws/${filter}`];
  process.exit(spawnSync('npx', vitest, { cwd: root, env, stdio: 'inherit' }).status ?? 1);
}

const { build } = await import('vite');
const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-fuzz-'));
const main = join(scratch, 'main.js');

await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: { ssr: 'test/fuzz/main.ts', outDir: scratch, minify: false, target: 'node20' },
  ssr: { noExternal: true },
});

function run(...args) {
  return spawnSync(process.execPath, [main, ...args], { stdio: 'inherit' }).status === 0;
}

const [name = 'all', seconds = '600', corpus = ''] = process.argv.slice(2);

if (name === '--try') process.exitCode = run(...process.argv.slice(2)) ? 0 : 1;
else {
  const { stdout } = spawnSync(process.execPath, [main, '--list'], { encoding: 'utf8' });
  const all = stdout.trim().split('\n');
  const chosen = name === 'all' ? all : all.filter((one) => one === name);
  if (chosen.length === 0)
    console.log(`There is no parser "${name}"; there are ${all.join(', ')}.`);
  if (corpus === '')
    console.log('No corpus is named, so that hunts begin with what they know by heart.');
  const seed = String(Date.now() % 2 ** 31);
  console.log(`Seed ${seed}.`);
  const rest = [seed, ...(corpus === '' ? [] : [corpus])];
  const sound = chosen.map((one) => run(one, seconds, join(scratch, 'kept'), ...rest));
  process.exitCode = chosen.length > 0 && sound.every(Boolean) ? 0 : 1;
}
