import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completionCases, foldersIn, setUpShell, triplets } from '../support/completion.ts';

const { ZSH_PROGRAM: program = 'zsh', ZSH_ROOT: root = '' } = process.env;

/** Types into a zsh on a pseudo-terminal, presses tab, and prints the resulting line. */
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

/** The paths of modules and functions for an unpacked zsh. */
function paths(): string {
  if (root === '') return '';
  const modules = triplets(root, 'usr/lib').flatMap((folder) => foldersIn(join(folder, 'zsh')));
  const functions = foldersIn(join(root, 'usr/share/zsh/functions'));
  const all = functions.flatMap((folder) => [folder, ...foldersIn(folder)]);
  return `module_path=(${modules.join(' ')}); fpath=(${all.join(' ')});`;
}

/** The line after editing: without escape codes, with backspaces applied. */
function lineOf(typed: string): string {
  let line = '';
  for (const character of typed.replace(/\u001b\[[0-9;?]*[a-zA-Z]|\u001b[=>]|[\r\n\u0007]/g, '')) {
    line = character === '\b' ? line.slice(0, -1) : line + character;
  }
  return line.trim();
}

test('a tab completes commands, options, values, paths and names of git', () => {
  const { cwd, script, env } = setUpShell('zsh', root);
  const args = ['-f', '-c', `${paths()}${typist}`, 'zsh', program, script];
  const { stdout, stderr } = spawnSync(
    program,
    [...args, ...completionCases.map(([typed]) => typed)],
    {
      cwd,
      env: { ...env, TERM: 'dumb' },
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  expect(stdout.split('@@').slice(1).map(lineOf)).toEqual(completionCases.map(([, line]) => line));
});
