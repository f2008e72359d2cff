import type { Word } from '../../syntax/shell/shell.ts';
import type { Opener } from './places.ts';

/** The name of a program without its folder and Windows extension. */
export function nameOfProgram(word: Word | undefined): string {
  return (word?.text ?? '').replace(/^.*[\\/]/, '').replace(/\.(?:exe|cmd)$/i, '');
}

/** A program that starts the one that its operands name. */
interface Launcher {
  /** Its options with a value in the next word. */
  readonly values?: readonly string[];
  /** The number of operands before the program: the duration of `timeout`. */
  readonly operands?: number;
}

const plain: Launcher = {};
const python = {
  values: [
    '--with',
    '--python',
    '-p',
    '--from',
    '--directory',
    '--project',
    '--env-file',
    '--extra',
    '--group',
    '--index',
    '--index-url',
    '--with-editable',
    '--with-requirements',
    '--package',
  ],
};
const node = { values: ['-p', '--package', '--prefix', '-C', '--registry', '--cache', '--cwd'] };

const launchers: ReadonlyMap<string, Launcher> = new Map<string, Launcher>([
  ...[
    'time',
    'nohup',
    'command',
    'builtin',
    'setsid',
    'noglob',
    'nocorrect',
    'coproc',
    'winpty',
    'unbuffer',
    'busybox',
    'toybox',
    'caffeinate',
    'rlwrap',
    'cross-env',
    'dotenv',
    'ltrace',
    'firejail',
    'unshare',
    'catchsegv',
    'start',
    'parallel',
    'arch',
    'setarch',
    'chronic',
  ].map((name) => [name, plain] as const),
  ...['poetry run', 'pipenv run', 'pdm run', 'rye run', 'hatch run', 'bundle exec'].map(
    (name) => [name, plain] as const,
  ),
  ...['dotenvx run', 'op run', 'doppler run', 'mise exec', 'mise x', 'mise run'].map(
    (name) => [name, plain] as const,
  ),
  ...['npx', 'bunx', 'pnpx', 'pnpm exec', 'pnpm dlx', 'yarn dlx', 'yarn exec', 'npm exec'].map(
    (name) => [name, node] as const,
  ),
  ...['uvx', 'uv run', 'uv tool run', 'pipx run'].map((name) => [name, python] as const),
  ['bun x', node],
  ['env', { values: ['-u', '--unset', '-C', '--chdir', '-S', '--split-string'] }],
  ['sudo', { values: ['-u', '-g', '-C', '-p', '-D', '-h', '-R', '-T', '-U', '--user'] }],
  ['doas', { values: ['-u', '-C'] }],
  ['timeout', { values: ['-k', '-s', '--signal', '--kill-after'], operands: 1 }],
  ['gtimeout', { values: ['-k', '-s'], operands: 1 }],
  ['nice', { values: ['-n', '--adjustment'] }],
  ['ionice', { values: ['-c', '-n', '-p'] }],
  ['exec', { values: ['-a'] }],
  ['stdbuf', { values: ['-i', '-o', '-e'] }],
  ['strace', { values: ['-o', '-e', '-p', '-s'] }],
  ['xargs', { values: ['-n', '-P', '-I', '-L', '-d', '-a', '-s', '-E'] }],
  ['watch', { values: ['-n'] }],
  ['chrt', { operands: 1 }],
  ['taskset', { operands: 1 }],
  ['chroot', { operands: 1 }],
  ['flock', { values: ['-w', '-E'], operands: 1 }],
  ['direnv exec', { operands: 1 }],
  ['conda run', { values: ['-n', '-p', '--name', '--prefix'] }],
  ['micromamba run', { values: ['-n', '-p'] }],
]);

/** Further programs that only start another are not looked through. */
const maxLaunchers = 12;

/** The words of a command from its program on, without the programs that only start it. */
export function launched(words: readonly Word[]): readonly Word[] {
  let rest = words;
  for (let count = 0; count < maxLaunchers; count++) {
    const [launcher, length] = launcherOf(rest);
    if (!launcher) return rest;
    rest = afterOptions(rest.slice(length), launcher);
  }
  return rest;
}

/** The launcher that words begin with, and the count of its words. */
function launcherOf(words: readonly Word[]): readonly [Launcher | undefined, number] {
  const names = [nameOfProgram(words[0]), words[1]?.text ?? '', words[2]?.text ?? ''];
  for (const length of [3, 2, 1]) {
    const launcher = launchers.get(names.slice(0, length).join(' '));
    if (launcher) return [launcher, length];
  }
  return [undefined, 0];
}

function afterOptions(
  words: readonly Word[],
  { values = [], operands = 0 }: Launcher,
): readonly Word[] {
  let index = 0;
  for (; index < words.length; index++) {
    const text = words[index]?.text ?? '';
    if (text === '--') return words.slice(index + 1 + operands);
    if (values.includes(text)) index++;
    else if (!/^-|^\w+=/.test(text)) break;
  }
  return words.slice(index + operands);
}

/** Shells, whose scripts are commands. */
const shells = /^(?:(?:ba|z|da|k|fi|a|c|tc|mk|yas)?sh|rbash|pwsh|powershell|cmd)$/i;
const interpreters =
  /^(?:python[\d.]*|pythonw|pypy3?|py|node|nodejs|deno|bun|tsx|ts-node|ts-node-esm|esno|jiti|vite-node|perl|ruby|php|lua|luajit|julia|Rscript|osascript|java|go|dotnet|tclsh|expect|guile|racket|elixir|swift|scala|groovy|kotlin|fastmcp|mcp|uvicorn|gunicorn|flask|streamlit|nodemon|pm2)$/i;

/** Whether a program runs commands that it reads. */
export function isShell(program: string): boolean {
  return shells.test(program);
}

/** Whether a program runs the file that its first operand names. */
export function runsFiles(program: string): boolean {
  return isShell(program) || interpreters.test(program) || program === '.' || program === 'source';
}

/** How the first interpreter among words opens files; undefined without one. */
export function openerOf(words: readonly Word[]): Opener | undefined {
  const name = words
    .map(nameOfProgram)
    .find((word, index) => runsFiles(word) && (index === 0 || !/^(?:\.|source)$/.test(word)));
  if (name === undefined) return undefined;
  if (/^(?:node|deno|bun|tsx|ts-node|esno|jiti|vite-node|pm2)/.test(name)) return 'javascript';
  return /^py/.test(name) ? 'python' : 'file';
}

/** Programs that do not run what their arguments name. */
const readers: ReadonlySet<string> = new Set([
  'cat',
  'head',
  'tail',
  'echo',
  'printf',
  'grep',
  'rg',
  'egrep',
  'fgrep',
  'ls',
  'wc',
  'stat',
  'diff',
  'cmp',
  'sort',
  'uniq',
  'cut',
  'tr',
  'jq',
  'yq',
  'test',
  '[',
  'rm',
  'mkdir',
  'touch',
  'less',
  'more',
  'basename',
  'dirname',
  'realpath',
  'readlink',
  'date',
  'sleep',
  'true',
  'false',
  'exit',
  'return',
  'cd',
  'pushd',
  'popd',
  'pwd',
  'read',
  'git',
  'gh',
  'md5sum',
  'sha1sum',
  'sha256sum',
  'shasum',
  'file',
  'du',
  'which',
  'type',
  'kill',
  'say',
  'afplay',
  'aplay',
  'notify-send',
  'terminal-notifier',
  'prettier',
  'eslint',
  'biome',
  'ruff',
  'export',
  'declare',
  'local',
  'readonly',
  'typeset',
  'unset',
  'set',
  'shift',
  'chmod',
]);

/** Whether a program only reads what its arguments name: a bare name among them is no program. */
export function onlyReads(program: string): boolean {
  return readers.has(program);
}
