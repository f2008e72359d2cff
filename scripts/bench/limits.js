// `npm run limits` runs the built command line on inputs too large for a test: a file of a gigabyte, a SKILL.md of
// 100 MB, a million files in a skill, 50,000 findings on one line. Prints the exit code, the time and the memory of each.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url));
const { bavail, bsize } = statfsSync(tmpdir());

if (process.platform === 'win32') skip('memory is measured by a POSIX shell.');
if (bavail * bsize < 8e9) skip('8 GB of room are needed for temporary files.');

/** Makes the program report its peak memory at exit. */
const measuring = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => process.stderr.write("PEAK " + (process.resourceUsage().maxRSS >> 10) + "\\n"))',
)}`;
const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-limits-'));
const front = '---\nname: big\ndescription: Is big.\nversion: 1.0.0\n---\n';
const env = {
  ...process.env,
  ...{
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@example.org',
  },
  ...{ GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.org' },
};

const trials = {
  'a SKILL.md of 100 MB': (path) => {
    write(path, 'skills/big/SKILL.md', front, 'x', 100e6);
    commit(path);
    return ['check', '--base', 'none'];
  },
  'a file of 1 GB in a skill': (path) => {
    write(path, 'skills/big/SKILL.md', front);
    write(path, 'skills/big/data.bin', '', '\0', 2 ** 30);
    return ['check', '--base', 'none'];
  },
  'the same, committed': (path) => {
    write(path, 'skills/big/SKILL.md', front);
    git(path, 'commit', '-q', '--allow-empty', '-m', 'Begin');
    write(path, 'skills/big/data.bin', '', '\0', 2 ** 30);
    commit(path);
    return ['diff', 'HEAD~1', 'HEAD'];
  },
  '1,000,000 files in a skill, on the disk': (path) => {
    write(path, 'skills/big/SKILL.md', front);
    for (let index = 0; index < 1_000_000; index++)
      write(path, `skills/big/d${index % 1000}/f${index}`, 'x\n');
    return ['check', '--base', 'none'];
  },
  '1,000,000 files in a skill, as a commit': (path) => {
    write(path, 'skills/big/SKILL.md', front);
    commit(path);
    const blob = git(path, 'hash-object', '-w', 'skills/big/SKILL.md');
    const lines = Array.from(
      { length: 1_000_000 },
      (_, index) => `100644 ${blob}\tskills/big/d${index % 1000}/f${index}\n`,
    );
    git(path, { input: lines.join('') }, 'update-index', '--add', '--index-info');
    const commitId = git(path, 'commit-tree', '-p', 'HEAD', '-m', 'Add', git(path, 'write-tree'));
    return ['diff', 'HEAD', commitId];
  },
  '50,000 links to nowhere, on one line': (path) => {
    const links = Array.from({ length: 50_000 }, (_, index) => `[x](${index}.md) `);
    write(path, 'skills/big/SKILL.md', `${front}${links.join('')}\n`);
    return ['check', '--base', 'none'];
  },
};

const made = new Set();
const chosen = process.argv[2] ?? '';
for (const [name, prepare] of Object.entries(trials).filter(([id]) => id.includes(chosen))) {
  const path = mkdtempSync(join(scratch, 'r'));
  git(path, 'init', '-q', '-b', 'main');
  const args = prepare(path);
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', measuring, cli, ...args],
    {
      cwd: path,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    },
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const memory = /PEAK (\d+)/.exec(stderr)?.[1] ?? '?';
  const last = stdout.trim().split('\n').at(-1)?.trim() ?? '';
  console.log(`| ${name} | ${status} | ${seconds} s | ${memory} MB | ${last.slice(0, 100)} |`);
  rmSync(path, { recursive: true, force: true });
  made.clear();
}
rmSync(scratch, { recursive: true, force: true });

function skip(reason) {
  console.log(`skipped: ${reason}`);
  process.exit(0);
}

function git(path, ...args) {
  const [first, ...rest] = args;
  const options = typeof first === 'object' ? first : {};
  const words = typeof first === 'object' ? rest : args;
  return execFileSync('git', words, {
    cwd: path,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    ...options,
  }).trim();
}

function commit(path) {
  git(path, '-c', 'core.compression=0', 'add', '-A');
  git(path, 'commit', '-q', '-m', 'Add');
}

/** Writes a file that starts with a text and is padded with a character to a size. */
function write(path, name, text, fill = '', size = 0) {
  const place = join(path, name);
  const folder = dirname(place);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  writeFileSync(place, text);
  if (size === 0) return;
  const file = openSync(place, 'a');
  const piece = Buffer.alloc(2 ** 20, fill);
  for (let left = size; left > 0; left -= piece.length)
    writeSync(file, piece, 0, Math.min(left, piece.length));
  closeSync(file);
}
