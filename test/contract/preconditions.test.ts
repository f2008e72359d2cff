import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findVersion } from '../../src/io/command-version.ts';
import { machineProbe } from '../../src/io/machine.ts';
import type { Report } from '../../src/model/report.ts';
import { repository, temporaryFolder, writeFiles } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const isPosix = process.platform !== 'win32';
const script = (text: string) => ({ script: `#!/bin/sh\n${text}\n` });

/** A directory of fake commands, and another one for a tree. */
function machine(commands: Readonly<Record<string, ReturnType<typeof script>>>) {
  const [bin, top] = [temporaryFolder(), temporaryFolder()];
  writeFiles(bin, commands);
  return { bin, top };
}

const wanted = (...names: readonly string[]) => ({
  commands: new Map(names.map((name) => [name, true])),
  variables: new Set<string>(),
  files: new Set<string>(),
  repositoryFiles: new Set<string>(),
});

describe.runIf(isPosix)('looking for commands', () => {
  test('finds them in the order of PATH and reads their output', async () => {
    const { bin, top } = machine({
      git: script('echo "git version 2.40.1"'),
      java: script('echo "openjdk 21 2023-09-19" >&2'),
      mute: script('exit 0'),
      go: script('echo "flag provided but not defined: -version 1.2"; exit 2'),
    });
    const { bin: second } = machine({ git: script('echo 9.9'), late: script('echo late-1.0') });
    const env = { PATH: [bin, second].join(delimiter) };
    const probe = machineProbe({ env, top, cwd: top });
    const { commands } = await probe(wanted('git', 'java', 'mute', 'go', 'late', 'none'));
    expect(Object.fromEntries(commands)).toEqual({
      git: { path: join(bin, 'git'), version: '2.40.1', fault: null },
      java: { path: join(bin, 'java'), version: '21', fault: null },
      mute: {
        path: join(bin, 'mute'),
        version: null,
        fault: 'prints no version for --version',
      },
      go: { path: join(bin, 'go'), version: null, fault: 'exits with code 2 for --version' },
      late: { path: join(second, 'late'), version: '1.0', fault: null },
      none: { path: null, version: null, fault: null },
    });
  });

  test('runs nothing unless a version is asked for', async () => {
    const { bin, top } = machine({});
    const mark = join(top, 'ran');
    writeFiles(bin, { tool: script(`: > '${mark}'; echo 1.0`) });
    const probe = machineProbe({ env: { PATH: bin }, top, cwd: top });
    const silent = { ...wanted(), commands: new Map([['tool', false]]) };
    expect((await probe(silent)).commands.get('tool')).toMatchObject({ version: null });
    expect(existsSync(mark)).toBe(false);
    await probe(wanted('tool'));
    expect(existsSync(mark)).toBe(true);
  });

  test('runs nothing of the tree, with any PATH and any links', async () => {
    const { bin, top } = machine({});
    const mark = join(bin, 'ran');
    const bad = script(`: > '${mark}'; echo 1.0`);
    writeFiles(top, { 'node_modules/.bin/git': bad, 'tools/jq': bad, sed: bad });
    symlinkSync(join(top, 'tools/jq'), join(bin, 'jq'));
    const env = { PATH: [join(top, 'node_modules/.bin'), bin, '', '.', 'tools'].join(delimiter) };
    const cwd = process.cwd();
    process.chdir(top);
    try {
      const { commands } = await machineProbe({ env, top, cwd: top })(wanted('git', 'jq', 'sed'));
      const fault = 'is in the repository, and files of the repository are not run';
      expect(commands.get('git')).toMatchObject({ version: null, fault });
      expect(commands.get('jq')).toMatchObject({ path: join(bin, 'jq'), version: null, fault });
      expect(commands.get('sed')).toMatchObject({ path: null });
    } finally {
      process.chdir(cwd);
    }
    expect(existsSync(mark)).toBe(false);
  });

  test('refuses names with paths or arguments', async () => {
    const { bin, top } = machine({});
    const mark = join(top, 'ran');
    writeFiles(bin, { tool: script(`: > '${mark}'`), 'sub/tool': script(`: > '${mark}'`) });
    const names = [
      'sub/tool',
      '../x',
      join(bin, 'tool'),
      '..',
      '-v',
      'tool; id',
      '',
      'a\0b',
      'C:x',
    ];
    const { commands } = await machineProbe({ env: { PATH: bin }, top, cwd: top })(
      wanted(...names),
    );
    for (const name of names) {
      expect(commands.get(name)).toMatchObject({ path: null });
      expect(commands.get(name)?.fault).toBe(
        'is not a plain command name, so it was not looked for',
      );
    }
    expect(existsSync(mark)).toBe(false);
  });

  test('limits the time and the output of a command', async () => {
    const { bin, top } = machine({
      slow: script('sleep 60 & sleep 60'),
      loud: script(
        'while :; do echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; done',
      ),
      reader: script('cat; echo 1.5'),
      fork: script('(sleep 60) & echo 1.0'),
    });
    const env = { PATH: `${bin}${delimiter}${process.env['PATH']}` };
    const probe = machineProbe({ env, top, timeoutMs: 1500, cwd: top });
    const { commands } = await probe(wanted('slow', 'loud', 'reader', 'fork'));
    expect(commands.get('slow')).toMatchObject({ fault: 'did not answer --version in 1.5 s' });
    expect(commands.get('loud')?.fault).toBe('prints too much for --version');
    expect(commands.get('reader')).toMatchObject({ version: '1.5' });
    expect(commands.get('fork')).toMatchObject({ version: '1.0', fault: null });
  });

  test('gives commands neither tokens nor the tree as working directory', async () => {
    const { bin, top } = machine({});
    writeFiles(bin, {
      show: script(`env > '${join(bin, 'env')}'; pwd >> '${join(bin, 'env')}'; echo 1`),
    });
    const env = { PATH: `${bin}${delimiter}/usr/bin${delimiter}/bin`, GITHUB_TOKEN: 'secret-1' };
    await machineProbe({ env, top, cwd: top })(wanted('show'));
    const seen = readFileSync(join(bin, 'env'), 'utf8');
    expect(seen).not.toContain('secret-1');
    expect(seen).not.toContain(top);
  });

  test('counts an empty variable as missing, and knows it', async () => {
    const { top } = machine({});
    const env = { PATH: '', A: '1', B: '' };
    const names = new Set(['A', 'B', 'C', 'toString']);
    const { variables, emptyVariables } = await machineProbe({ env, top, cwd: top })({
      commands: new Map(),
      variables: names,
      files: new Set(),
      repositoryFiles: new Set(),
    });
    expect([...variables]).toEqual(['A']);
    expect([...emptyVariables]).toEqual(['B']);
  });
});

test('finds regular files of the working directory only, and those of the repository', async () => {
  const [cwd, top] = [temporaryFolder(), temporaryFolder()];
  writeFiles(top, { 'made.cfg': 'x' });
  writeFiles(cwd, { 'notes.org': 'x', 'logs/today.org': 'x' });
  const files = new Set(['notes.org', 'logs', 'logs/today.org', 'notes.org/x', 'none']);
  const repositoryFiles = new Set(['made.cfg', 'notes.org']);
  const probe = machineProbe({ env: {}, top, cwd });
  const machine = await probe({ ...wanted(), files, repositoryFiles });
  expect([...machine.repositoryFiles]).toEqual(['made.cfg']);
  expect([...machine.files]).toEqual(['notes.org', 'logs/today.org']);
});

test.each([
  ['git version 2.39.5.windows.1', '2.39.5'],
  ['Python 3.11.2', '3.11.2'],
  ['v20.19.0', '20.19.0'],
  ['jq-1.6', '1.6'],
  ['GNU bash, version 5.2.15(1)-release (x86_64-pc-linux-gnu)', '5.2.15'],
  ['This is perl 5, version 36, subversion 0 (v5.36.0)', '5.36.0'],
  ['g++ (Debian 12.2.0-14) 12.2.0', '12.2.0'],
  ['openjdk 21 2023-09-19', '21'],
  ['x86_64', null],
  ['', null],
])('in %j the version is %j', (output, version) => {
  expect(findVersion(output)).toBe(version);
});

describe.runIf(isPosix)('skillaccord check --preconditions', () => {
  const files = {
    'skills/worklog/SKILL.md': `---
manifest_version: "1.0"
name: worklog
description: Writes a work log.
env:
  required:
    - name: WORKLOG_HOME
preconditions:
  commands:
    - cmd: git-like
      min_version: "2.40"
    - cmd: absent
---
`,
  };

  async function run(args: readonly string[], version: string, env = {}) {
    const work = repository(files);
    const bin = temporaryFolder();
    writeFiles(bin, { 'git-like': script(`echo "git-like version ${version}"`) });
    const PATH = `${bin}${delimiter}${process.env['PATH']}`;
    const ended = await runHere(['check', '--base', 'none', ...args], work.path, {
      env: { PATH, ...env },
    });
    const { code, stdout: out, stderr: err } = ended;
    return { code, out, err: err.replaceAll(bin, 'BIN') };
  }

  test('lists its findings, and fails if something is missing', async () => {
    const { code, out, err } = await run(['--preconditions', '--format', 'json'], '2.39.5');
    expect(code).toBe(1);
    expect(err).toBe(
      'Found on this machine:\n  absent: not on PATH\n  git-like: 2.39.5 (BIN/git-like)\n  $WORKLOG_HOME: not set\n',
    );
    const { findings } = JSON.parse(out) as Report & { findings: { rule: string }[] };
    expect(findings.map(({ rule }) => rule)).toEqual([
      'precondition-env-missing',
      'precondition-version-unmet',
      'precondition-command-missing',
    ]);
  });

  test('prints nothing about the machine without the option, and nothing more if all is present', async () => {
    expect(await run(['--quiet'], '1.0')).toEqual({ code: 0, out: '', err: '' });
    const env = { WORKLOG_HOME: '/srv' };
    const { code, err } = await run(['--preconditions'], '2.40', env);
    expect(code).toBe(1);
    expect(err).toContain('  $WORKLOG_HOME: set\n');
    expect(err).not.toContain('/srv');
  });

  test('looks only for the requirements of the named skills', async () => {
    const work = repository({
      ...files,
      'skills/other/SKILL.md': '---\nname: other\ndescription: O.\n---\n',
    });
    const args = ['check', 'skills/other', '--base', 'none', '--preconditions'];
    const { code, stderr: err } = await runHere(args, work.path, { env: process.env });
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});
