// `npm run shells` completes command lines in real shells, zsh and fish, with the scripts the committed bundle
// prints. A shell is taken from the PATH or from a cache, and else unpacked from Debian's packages, which
// needs no root; `--no-install` forbids that. bash is tried by the tests themselves.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const cache = join(caches, 'skillaccord', 'shells');
const root = join(cache, 'root');
const packages = {
  zsh: ['zsh', 'zsh-common', 'libcap2', 'libtinfo6'],
  fish: ['fish', 'fish-common', 'libpcre2-32-0', 'libtinfo6'],
};

/** What is typed before the tab, and what stands there afterwards. */
const completed = [
  ['skillaccord expl', 'skillaccord explain'],
  ['skillaccord explain lock-content', 'skillaccord explain lock-content-changed'],
  ['skillaccord check --fail-on nev', 'skillaccord check --fail-on never'],
  ['skillaccord --format=js', 'skillaccord --format=json'],
  ['skillaccord -o sar', 'skillaccord -o sarif='],
  ['skillaccord check ski', 'skillaccord check skills/'],
  ['skillaccord diff feat', 'skillaccord diff feature/one'],
  ['skillaccord check --base v1', 'skillaccord check --base v1.0.0'],
  ['skillaccord help expl', 'skillaccord help explain'],
  ['skillaccord completion fi', 'skillaccord completion fish'],
];

function run(command, args, options = {}) {
  return spawnSync(command, args, { encoding: 'utf8', timeout: 120_000, ...options });
}

function install(shell) {
  if (process.argv.includes('--no-install')) return 'is not here, and is not to be installed';
  mkdirSync(cache, { recursive: true });
  const got = run('apt-get', ['download', ...packages[shell]], { cwd: cache });
  if (got.error) return 'is not on the PATH, nor is apt-get to get it';
  if (got.status !== 0) return `cannot be got: ${got.stderr.trim().split('\n').at(-1)}`;
  for (const name of readdirSync(cache).filter((one) => one.endsWith('.deb'))) {
    if (run('dpkg', ['-x', name, root], { cwd: cache }).status !== 0)
      return `is in ${name}, which dpkg cannot unpack`;
    rmSync(join(cache, name));
  }
  return null;
}

/** The shell, and what it needs in its environment; the reason where it cannot be had. */
function find(shell) {
  if (run(shell, ['--version']).status === 0) return { command: shell, env: {} };
  const places = () => [join(root, 'bin', shell), join(root, 'usr/bin', shell)].filter(existsSync);
  const reason = places().length === 0 ? install(shell) : null;
  const [command] = places();
  if (reason !== null || command === undefined)
    return { reason: reason ?? 'is not in its package' };
  const libraries = ['usr/lib', 'lib'].flatMap((folder) => triplets(join(root, folder)));
  return { command, env: { LD_LIBRARY_PATH: libraries.join(':') } };
}

function triplets(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.includes('-linux-'))
    .map((name) => join(folder, name));
}

function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'skillaccord-shells-'));
  mkdirSync(join(folder, 'skills'));
  writeFileSync(join(folder, 'skills', 'README.md'), '');
  const git = (...args) =>
    run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'One');
  git('branch', 'feature/one');
  git('tag', 'v1.0.0');
  return folder;
}

/** Lists what fish offers; one word is what a tab would put there. */
function inFish({ command, env }, script, cwd) {
  const options = { cwd, env: { ...process.env, ...env, HOME: cwd, XDG_CONFIG_HOME: cwd } };
  return completed.map(([typed]) => {
    const { stdout } = run(
      command,
      ['--no-config', '-c', `source ${script}; complete -C'${typed}'`],
      options,
    );
    const [first = ''] = stdout.split('\n').map((line) => line.split('\t')[0]);
    return `${typed.slice(0, typed.lastIndexOf(' ') + 1)}${first}`;
  });
}

/** Types into a zsh on a terminal of its own, presses tab, and prints the line that stands there. */
const typist = String.raw`
zmodload zsh/zpty
zpty -b shell "$1 -f -i"
drain() { local piece all=; sleep $1; while zpty -r -t shell piece; do all+=$piece; done; print -r -- "$all" }
zpty -w shell "PS1=; module_path=($module_path); fpath=($fpath); autoload -Uz compinit; compinit -u -D; source $2"
drain 3 >/dev/null
shift 2
for typed in "$@"; do
  zpty -w -n shell "$typed"$'\t'
  print -r -- "@@$(drain 1)"
  zpty -w -n shell $'\x15'
  drain 0.3 >/dev/null
done
zpty -d shell
`;

function inZsh({ command, env }, script, cwd) {
  const own = command.startsWith(root);
  const modules = triplets(join(root, 'usr/lib')).flatMap((folder) => folders(join(folder, 'zsh')));
  const functions = folders(join(root, 'usr/share/zsh/functions'));
  const deep = functions.flatMap((folder) => [folder, ...folders(folder)]);
  const paths = own ? `module_path=(${modules.join(' ')}); fpath=(${deep.join(' ')});` : '';
  const lines = completed.map(([typed]) => typed);
  const options = { cwd, env: { ...process.env, ...env, HOME: cwd, TERM: 'dumb' } };
  const { stdout, stderr } = run(
    command,
    ['-f', '-c', `${paths}${typist}`, 'zsh', command, script, ...lines],
    options,
  );
  if (stderr !== '') console.error(stderr.trim());
  return stdout.split('@@').slice(1).map(shown);
}

function folders(folder) {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  return found.map(({ name }) => join(folder, name));
}

/** What stands in a line once its editing is done: without escape codes, each backspace obeyed. */
function shown(typed) {
  let line = '';
  for (const character of typed.replace(/\u001b\[[0-9;?]*[a-zA-Z]|\u001b[=>]|[\r\n\u0007]/g, '')) {
    line = character === '\b' ? line.slice(0, -1) : line + character;
  }
  return line;
}

const runners = { zsh: inZsh, fish: inFish };
const folder = repository();
let wrong = 0;
for (const [shell, runner] of Object.entries(runners)) {
  const found = find(shell);
  if (found.reason !== undefined) {
    console.log(`Skipped ${shell}: it ${found.reason}.`);
    continue;
  }
  const script = join(folder, `completion.${shell}`);
  writeFileSync(script, run(process.execPath, [cli, 'completion', shell]).stdout);
  const got = runner(found, script, folder);
  for (const [at, [typed, expected]] of completed.entries()) {
    const isRight = got[at]?.trim() === expected;
    if (!isRight) wrong++;
    console.log(
      `${isRight ? 'ok   ' : 'WRONG'} ${shell}: ${typed} -> ${JSON.stringify(got[at]?.trim())}`,
    );
  }
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = wrong > 0 ? 1 : 0;
