// `npm run bench:guard` fails if the built command line is much slower than the limits in scripts/bench/guard.json.
// These are CPU seconds as multiples of a fixed workload in the same run, which makes them independent of the
// machine's load. `--write` updates the limits; a change that slows it down has to justify that.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { medianOfRounds } from './bench/measure.js';
import { makeRepository } from './bench/repository.js';

const numbers = new URL('bench/guard.json', import.meta.url);
const local = (name) => fileURLToPath(new URL(name, import.meta.url));
const cli = process.env.SKILLACCORD_CLI || local('../dist/cli/index.js');
const rounds = Number(process.env.SKILLACCORD_ROUNDS || 7);

/** Detects a doubling. On other machines of CI the same build took up to 1.5 times the committed ratio. */
const tolerance = 2;

if (process.platform === 'win32') {
  console.log('skipped: seconds of computing are measured by a POSIX shell.');
  process.exit(0);
}
const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-guard-'));
makeRepository(join(scratch, 'few'), 1);
makeRepository(join(scratch, 'many'), 600);
const few = join(scratch, 'few', 'start');
const many = join(scratch, 'many', 'start');
const oneChanged = join(scratch, 'many', 'one');
const all = join(scratch, 'many', 'all');
const [work, empty, ...measured] = medianOfRounds(
  [
    { id: 'work', cwd: few, command: `node ${local('bench/calibrate.js')}` },
    { id: 'empty', cwd: few, command: `node ${local('bench/empty.js')}` },
    { id: 'start-up', cwd: few, command: `node ${cli} check --base none` },
    { id: 'check of 600 skills', cwd: many, command: `node ${cli} check --base none` },
    { id: 'check with one changed', cwd: oneChanged, command: `node ${cli} check --base start` },
    {
      id: 'pull request with one changed',
      cwd: oneChanged,
      command: `node ${cli} check --base start --scope new`,
    },
    { id: 'check with all changed', cwd: all, command: `node ${cli} check --base start` },
    { id: 'hash of 600 skills', cwd: many, command: `node ${cli} hash skills/*` },
  ],
  rounds,
);
rmSync(scratch, { recursive: true });
const failed = [work, empty, ...measured].filter(({ status }) => status > 1);
for (const { id, status } of failed) console.log(`${id}: failed with exit code ${status}`);
// Excludes the start time of node, which would hide half of our own time.
const ratios = Object.fromEntries(
  measured.map(({ id, cpu }) => [
    id,
    Number(((cpu - empty.cpu) / (work.cpu - empty.cpu)).toFixed(2)),
  ]),
);
if (process.argv.includes('--write')) {
  writeFileSync(numbers, `${JSON.stringify(ratios, null, 2)}\n`);
}
const committed = JSON.parse(readFileSync(numbers, 'utf8'));
let slower = failed.length;
for (const [id, ratio] of Object.entries(ratios)) {
  const times = ratio / (committed[id] ?? 0);
  if (!(times <= tolerance)) slower++;
  const verdict = times <= tolerance ? 'ok' : `slower: more than ${tolerance} times the number`;
  console.log(
    `${id}: ${ratio} of the work, ${committed[id]} committed (${times.toFixed(2)}), ${verdict}`,
  );
}
process.exitCode = slower === 0 ? 0 : 1;
