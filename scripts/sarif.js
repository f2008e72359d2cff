// `npm run sarif` shows Microsoft's SARIF multitool, with its rules for code scanning, the reports of real runs of the
// command line and the canonical report of the tests, and expects no word of it. The multitool is a binary of 100 MB
// in an npm package, taken from this script's cache, else installed there, which `--no-install` forbids.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed } from './installed.js';
import { skip } from './rig-tests.js';
import { commit, contract, git, repository, skill } from './scratch-repository.js';

const version = '5.7.0';
const systems = { linux: 'linux', darwin: 'darwin', win32: 'win32' };
const root = fileURLToPath(new URL('..', import.meta.url));
const bundle = join(root, 'dist', 'cli', 'index.js');

/** What it says and we do not mend: nobody knows the address of this project yet. */
const waived = new Set(['SARIF2005']);

/** The npm wrapper splits `Sarif;Gh` at the semicolon; the binary does not. */
function multitool() {
  const system = systems[process.platform];
  if (system === undefined) skip(`the multitool is not made for ${process.platform}.`);
  const modules = installed(`sarif-multitool-${version}`, [
    `@microsoft/sarif-multitool@${version}`,
  ]);
  const folder = join(modules, '@microsoft', `sarif-multitool-${system}`);
  const name = system === 'win32' ? 'Sarif.Multitool.exe' : 'Sarif.Multitool';
  const binary = join(folder, name);
  if (!existsSync(binary)) skip(`the npm package has no multitool for ${process.arch}.`);
  chmodSync(binary, 0o755);
  if (run(binary, ['--version']).error) skip('the multitool does not start here.');
  return binary;
}

function run(command, args, cwd = root) {
  // Without it the binary asks for a library of locales.
  const env = { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' };
  return spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

/** The words of the multitool on a file, less what is waived. */
function remarks(binary, file) {
  const { stdout, stderr } = run(binary, ['validate', file, '--rule-kind', 'Sarif;Gh']);
  const lines = stdout.split('\n').filter((line) => /: (?:error|warning) \w+\d{4}: /.test(line));
  const ended = /Analysis completed successfully/.test(stdout)
    ? []
    : [`It did not end well: ${stderr || stdout}`];
  return [...lines, ...ended].filter((line) => !waived.has(/ (\w+\d{4}): /.exec(line)?.[1] ?? ''));
}

/** Repositories with a base and a head, and what is asked of each. */
const runs = {
  clean: [{ 'skills/a/SKILL.md': skill('a') }, {}],
  broken: [
    {
      'skills/a/SKILL.md': skill('a', contract('1.0.0', 'day')),
      'skills/gone/SKILL.md': skill('gone'),
    },
    { 'skills/a/SKILL.md': skill('a', contract('1.0.1', 'day', 'tz'), 'See [it](nope.md).') },
    ['rm', '-rq', 'skills/gone'],
  ],
  hostile: [
    {},
    {
      'skills/ü %1 #[x]/SKILL.md': skill('"[a](http://evil.example) <img src=x> ##[error]"', ''),
      'skills/b/SKILL.md': skill(
        'b',
        '"k\\u0000\\u202e](x)": 1\n',
        '[`](<a b>) [x](../../../../etc/passwd)',
      ),
      'skills/c/SKILL.md': '---\n: [\n---\n',
    },
  ],
  empty: [{ 'README.md': 'Nothing.\n' }, {}],
};

function reportsOf(name) {
  const [before, after, removal] = runs[name];
  const folder = join(scratch, name);
  repository(folder);
  commit(folder, { 'README.md': 'Skills.\n', ...before });
  git(folder, 'switch', '-q', '-c', 'feature');
  if (removal) git(folder, ...removal);
  commit(folder, { 'NOTES.md': 'Notes.\n', ...after });
  return ['main', 'none'].map((base) => {
    const file = join(scratch, `${name}-${base}.sarif`);
    const args = [bundle, 'check', '--base', base, '--format', 'sarif', '-o', file];
    const { status, stderr } = run(process.execPath, args, folder);
    if (status > 1) throw new Error(`${name}: ${stderr}`);
    return file;
  });
}

/** A report the multitool has to complain of, or its silence means nothing. */
function spoilt(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  report.runs[0].results[0].locations = [];
  const path = join(scratch, 'spoilt.sarif');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const binary = multitool();
const scratch = mkdtempSync(join(tmpdir(), 'skillaccord-sarif-'));
const canonical = join(scratch, 'canonical.sarif');
cpSync(join(root, 'test', 'reporters', 'sarif.snap.json'), canonical);
const files = [canonical, ...Object.keys(runs).flatMap(reportsOf)];
let failed = 0;
for (const file of files) {
  const said = remarks(binary, file);
  const { results } = JSON.parse(readFileSync(file, 'utf8')).runs[0];
  console.log(
    `${said.length === 0 ? '✓' : '✗'} ${file.slice(scratch.length + 1)}: ${results.length} results`,
  );
  for (const line of said) console.log(`  ${line}`);
  if (said.length > 0) failed++;
}
const isAwake = remarks(binary, spoilt(canonical)).some((line) => / GH1\d{3}: /.test(line));
console.log(`${isAwake ? '✓' : '✗'} a result without a place is complained of`);
if (!isAwake) failed++;
rmSync(scratch, { recursive: true, force: true });
console.log(`${files.length + 1 - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
