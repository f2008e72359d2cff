// `npm run bench` measures the built command line on generated repositories, next to lower bounds and its peers, and
// writes scripts/bench/README.md. `--sizes 1,100` replaces the sizes 1 to 10,000, `--rounds N` sets the number of runs,
// `--no-install` uses only installed peers, `--print` writes no file.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findingsOf, manySkills, startUp, withScripts } from './bench/contestants.js';
import { machine } from './bench/machine.js';
import { medianOfRounds, resources } from './bench/measure.js';
import { section, targetTable, writePage } from './bench/page.js';
import { installPeers } from './bench/peers.js';
import { makeFindings, makeRepository, makeScripts } from './bench/repository.js';
import { targetsOf } from './bench/targets.js';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1,10,100,1000,10000' },
    rounds: { type: 'string', default: '7' },
    'no-install': { type: 'boolean' },
    print: { type: 'boolean' },
  },
});
if (process.platform === 'win32') {
  console.log('skipped: the floors are commands of a POSIX shell.');
  process.exit(0);
}
const sizes = values.sizes.split(',').map(Number);
const { programs, missing } = installPeers(!values['no-install']);
const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-bench-'));
const results = new Map();
const sections = [];

/** Measures the contestants on one repository, for the targets by `id` and for the page under `title`. */
function measure(id, title, contestants, rounds) {
  const runs = medianOfRounds(contestants, rounds);
  const rows = runs.map((row) => ({ ...row, ...resources(row) }));
  results.set(id, Object.fromEntries(rows.map((row) => [row.id, row])));
  sections.push(section(title, rows));
  console.log(`\n${sections.at(-1)}`);
}

for (const size of sizes) {
  const path = join(scratch, String(size));
  makeRepository(path, size);
  const contestants =
    size === 1 ? startUp(join(path, 'start'), programs) : manySkills(path, size, programs);
  const title = size === 1 ? 'One skill' : `${size.toLocaleString('en')} skills`;
  measure(size, title, contestants, size > 1000 ? 3 : Number(values.rounds));
  rmSync(path, { recursive: true });
}
const paths = new Map(
  [1000, 10_000, 100_000].map((count) => [count, join(scratch, `findings-${count}`)]),
);
for (const [count, path] of paths) makeFindings(path, count);
measure('findings', '1,000 skills with findings, as JSON', findingsOf(paths), 3);
makeScripts(join(scratch, 'scripts'));
measure(
  'scripts',
  '1,000 skills, every second one with a script of 8 kB',
  withScripts(join(scratch, 'scripts')),
  5,
);
rmSync(scratch, { recursive: true });
const targets = targetTable(targetsOf((size) => results.get(size)));
console.log(`\n${targets}`);
for (const reason of missing) console.log(`left out: ${reason}`);
const left = missing.length === 0 ? 'Nothing was left out.' : `Left out: ${missing.join('; ')}.`;
const head = `Measured on ${machine()}. ${left}`;
if (!values.print) writePage([head, ...sections, `### Targets\n\n${targets}`].join('\n\n'));
