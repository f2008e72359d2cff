import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shells } from '../../src/cli/commands/completion.ts';
import { loadAllCommands, loaders } from '../../src/cli/index.ts';
import { formats } from '../../src/cli/outputs.ts';
import { rules } from '../../src/rules/catalog.ts';
import { repository, type TestRepository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const scriptOf = async (shell: string) => (await runHere(['completion', shell], '.')).stdout;

test.each(shells)(
  'the script for %s names every command, option, choice and rule',
  async (shell) => {
    const script = await scriptOf(shell);
    for (const { name, options, completions: words = [] } of await loadAllCommands()) {
      const choices = options.flatMap((option) => option.choices ?? option.prefixes ?? []);
      const long = options.map((option) =>
        shell === 'fish' ? `-l ${option.name} ` : `--${option.name}`,
      );
      for (const word of [name, ...words, ...choices, ...long]) expect(script).toContain(word);
    }
    for (const { id } of rules) expect(script).toContain(id);
  },
);

/** The bash of this machine, if any; Windows has none. */
const bashes = ['bash'].filter((name) => spawnSync(name, ['--version']).status === 0);

const ask = `
. "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(left over)
_skillaccord
printf '%s\\n' "\${COMPREPLY[@]}"
`;

describe.each(bashes)('in %s', (bash) => {
  let work: TestRepository;
  let file: string;

  beforeAll(async () => {
    work = repository({ 'a/SKILL.md': '' }, mkdtempSync(join(tmpdir(), 'skillaccord-completion-')));
    work.git('branch', 'feature/one');
    work.git('tag', 'v1.0.0');
    work.git('branch', 'odd$(id>owned)');
    file = join(work.path, 'completion.bash');
    writeFileSync(file, await scriptOf('bash'));
  });

  afterAll(() => rmSync(work.path, { recursive: true, force: true }));

  function offered(...words: readonly string[]): string[] {
    const args = ['--norc', '-c', ask, 'bash', file, 'skillaccord', ...words];
    const { stdout, stderr, status } = spawnSync(bash, args, { cwd: work.path, encoding: 'utf8' });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(work.git('status', '--porcelain')).toBe('?? completion.bash');
    return stdout.trim().split('\n');
  }

  const nothing = [''];

  test.each([
    [[''], [...Object.keys(loaders), 'help']],
    [['expl'], ['explain']],
    [['help', 'expl'], ['explain']],
    [['--fo'], ['--format']],
    [['check', '--fail'], ['--fail-on']],
    [
      ['check', '--fail-on', ''],
      ['error', 'warning', 'never'],
    ],
    [['check', '--fail-on', '=', 'ne'], ['never']],
    [['--format', '='], [...formats]],
    [['-o', 'sar'], ['sarif=']],
    [['explain', 'lock-content'], ['lock-content-changed']],
    [['config', '--rule', 'lock-content'], ['lock-content-changed']],
    [
      ['diff', ''],
      ['feature/one', 'main', 'v1.0.0'],
    ],
    [['--base', 'v'], ['v1.0.0']],
    [['accept', '--reason', ''], nothing],
    [['hash', '--int'], ['--integrity']],
    [['check', '--', '--fo'], nothing],
    [['explain', '--', 'lock-content'], ['lock-content-changed']],
    [['completion', ''], [...shells]],
  ])('%j', (words, expected) => {
    expect(offered(...words).sort()).toEqual([...expected].sort());
  });

  test.each([
    [['check', 'a']],
    [['-o', 'json', '=']],
    [['-o', 'json', '=', 'a']],
    [['--config', '']],
    [['fix', 'a']],
  ])('%j is left to bash, which knows files', (words) => {
    expect(offered(...words)).toEqual(nothing);
  });
});
