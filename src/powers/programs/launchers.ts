import { nameOfProgram } from '../../scripts/launched.ts';
import type { ShellCommand, Word } from '../../syntax/shell/shell.ts';
import type { Opener } from './places.ts';
import { commandText } from './text-words.ts';

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
  if (name === 'go' || name === 'dotnet') return 'project';
  if (name === 'ruby' || name === 'perl' || name === 'lua') return name;
  return /^py/.test(name) ? 'python' : 'file';
}

const fileRunners = /^(?:ansible-playbook|tmux|docker-compose|podman-compose)$/;
const optionRunners =
  /^(?:docker|podman|g?make|just|task|rake|[gm]?awk|sed|jq|psql|sqlite3|gdb|lldb|ssh|curl|wget|vim|nvim|emacs)$/;

/** Whether a program runs what an operand after some word names, whatever the name: `docker compose -f x`. */
export function runsOperand(program: string, before: string): boolean {
  if (fileRunners.test(program)) return true;
  const isOption =
    /^(?:-[fFKxSsl]|--(?:file|config|script|load|makefile|justfile|taskfile|from-file|command))$/;
  return optionRunners.test(program) && isOption.test(before);
}

/** Whether a command runs the files of the folders that it names. */
export function runsFolders(words: readonly Word[]): boolean {
  const texts = words.map(commandText);
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (texts.includes('run-parts') || has(/^(?:core\.hookspath|--exec-path|--plugin-dir)(?:=|$)/i))
    return true;
  return (
    ['find', 'fd', 'fdfind'].some((name) => texts.includes(name)) &&
    has(/^(?:-exec(?:dir)?|-ok(?:dir)?|-[xX]|--exec(?:-batch)?)$/)
  );
}

/** Whether the files that a command lists are run by the next one: `find h | xargs sh`. */
export function passesFiles(source: ShellCommand, { words, after }: ShellCommand): boolean {
  const isList = /^(?:find|fd|fdfind|ls)$/.test(nameOfProgram(source.words[0]));
  return after === '|' && isList && /^(?:xargs|parallel)$/.test(nameOfProgram(words[0]));
}

/** Whether a command at the end of a pipe reads what programs print that only read files. */
export function readsOutputOf(source: ShellCommand | undefined, { after }: ShellCommand): boolean {
  if (after !== '|' || !source) return false;
  const isCopy = /^(?:cat|head|tail|tac|echo|printf)$/.test(nameOfProgram(source.words[0]));
  return isCopy && source.words.every(({ text }) => text !== null);
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
