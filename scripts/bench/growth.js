// `npm run bench:growth` checks changes of one size and of twice that size, and prints by how much longer the second takes, in
// processor time above that of the start. A part of a name chooses changes; a number multiplies the sizes. Ends with exit code 1
// where a ratio is above the limit.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputsOfGrowth } from './growth-inputs.js';
import { resources } from './measure.js';

const maxRatio = 2.3;
/** A shorter time says more of the machine than of the program. */
const minSeconds = 0.15;
const rounds = 2;
const cli =
  process.env.SKILLACCORD_CLI || fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const [chosen = '', factor = '1'] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-growth-'));

console.log('| Change | n | 2n | ratio |\n| --- | --: | --: | --: |');
for (const [name, [size, sidesOf]] of Object.entries(inputsOfGrowth)) {
  if (!name.includes(chosen)) continue;
  const n = size * Number(factor);
  const start = timeOf(sidesOf(2));
  const [single, double] = [n, 2 * n].map((count) => timeOf(sidesOf(count)) - start);
  const ratio = double / single;
  const isOver = ratio > maxRatio && double > minSeconds;
  if (isOver) process.exitCode = 1;
  const cells = [`${n}: ${single.toFixed(2)} s`, `${double.toFixed(2)} s`, ratio.toFixed(2)];
  console.log(`| ${name} | ${cells.join(' | ')}${isOver ? ' **over**' : ''} |`);
}
rmSync(scratch, { recursive: true, force: true });

/** The processor time of a check of the change from some files to others, in seconds. */
function timeOf([base, head]) {
  const path = mkdtempSync(join(scratch, 'r'));
  const git = (args, input) =>
    execFileSync('git', args, { cwd: path, input, stdio: ['pipe', 'pipe', 'inherit'] });
  git(['init', '-q', '-b', 'main']);
  git(['fast-import', '--quiet'], commitOf(base, 'base') + commitOf(head, 'main'));
  git(['reset', '-q', '--hard']);
  const command = `node ${cli} check --base base --fail-on never`;
  const times = Array.from({ length: rounds }, () => resources({ command, cwd: path }).own);
  rmSync(path, { recursive: true, force: true });
  return Math.min(...times);
}

/** A commit of some files as a stream of git; the branch `main` follows `base`. */
function commitOf(files, branch) {
  const changes = Object.entries(files).map(
    ([name, text]) =>
      `M ${name.endsWith('.sh') ? 100755 : 100644} inline ${name}\ndata ${Buffer.byteLength(text)}\n${text}\n`,
  );
  const parent = branch === 'main' ? 'from refs/heads/base\ndeleteall\n' : '';
  return `commit refs/heads/${branch}\ncommitter Ada <ada@example.org> 1767225600 +0000\ndata 0\n${parent}${changes.join('')}\n`;
}
