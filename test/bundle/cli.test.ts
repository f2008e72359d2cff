import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loaders } from '../../src/cli/index.ts';
import * as reporters from '../../src/report/index.ts';
import {
  bundle,
  type Circumstances,
  minimalEnv,
  type ProcessResult,
  runBuilt,
} from '../support/built.ts';
import { repository, type TestRepository, temporaryFolder } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';
import { commandsIn } from '../support/runner-log.ts';
import { worklog } from '../support/skills.ts';

function skillaccord(args: readonly string[], where: Circumstances | string = {}): ProcessResult {
  return runBuilt('cli', args, typeof where === 'string' ? { cwd: where } : where);
}

const skill = (name: string) => ({
  [`skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Does what ${name} does.\n---\n\nBody.\n`,
});

/** A branch that adds a required input without a bump, a lock, and an invalid name. */
function proposal() {
  const files = { ...worklog('1.0.0', 'day'), ...skill('Other'), 'proto.lock': 'skills:\n' };
  const work = repository(files, mkdtempSync(join(tmpdir(), 'skillaccord-cli-')));
  work.git('switch', '-q', '-c', 'feature');
  work.commit(worklog('1.0.1', 'day', 'tz'));
  return work;
}

let work: TestRepository;

beforeAll(() => {
  work = proposal();
});

afterAll(() => rmSync(work.path, { recursive: true, force: true }));

const formats = Object.values(reporters).map(({ id }) => id);
let reports: ReadonlyMap<string, ProcessResult> | undefined;

/** The report in every format, of one start: it prints the text, which is also in a file as all others are. */
function reportsOfBundle(): ReadonlyMap<string, ProcessResult> {
  if (reports) return reports;
  const folder = temporaryFolder();
  const options = formats.flatMap((id) => ['-o', `${id}=${join(folder, id)}`]);
  const ended = skillaccord(['check', '-v', '--scope', 'all', ...options], work.path);
  const written = (id: string) => readFileSync(join(folder, id), 'utf8');
  expect(ended.stdout).toBe(written('text'));
  reports = new Map(formats.map((id) => [id, { ...ended, stdout: written(id) }]));
  return reports;
}

describe('the bundle prints what the source prints', () => {
  const fromSource = (line: readonly string[]) =>
    runHere(line, work.path, { env: minimalEnv(), width: Number.POSITIVE_INFINITY });
  const commands = [
    ['diff', 'main', '--format', 'markdown'],
    ['check-compat', 'worklog@main', '.'],
    ['fix', '--dry-run'],
    ['list', '--json'],
    ['powers'],
    ['lock', '--check'],
    ['merge', 'proto.lock'],
    ['bump', '--dry-run'],
    ['accept', '--help'],
    ['outdated'],
    ['update', 'pdf'],
    ['config', 'skills/worklog'],
    ['config', '--rule', 'name-formta'],
    ['explain', 'input-required-added'],
    ['hash', 'skills/worklog'],
    ['init', '--help'],
    ['demo'],
    ['completion', 'zsh'],
    ['--help'],
    ['lsp', 'x'],
    ['chek'],
  ];

  test.each(formats)('check -v --format %s', async (format) => {
    const inProcess = await fromSource(['check', '-v', '--scope', 'all', '--format', format]);
    expect(reportsOfBundle().get(format)).toEqual(inProcess);
    expect(inProcess.stdout).not.toBe('');
  });

  test.each(commands)('%s %s %s %s', async (...args) => {
    const line = args.filter((arg) => arg !== undefined);
    const inProcess = await fromSource(line);
    expect(skillaccord(line, work.path)).toEqual(inProcess);
    expect(inProcess.stdout + inProcess.stderr).not.toBe('');
  });

  test('in every command', () => {
    const named = new Set(['check', ...commands.map(([name]) => name)]);
    expect([...named]).toEqual(expect.arrayContaining(Object.keys(loaders)));
  });
});

test('lines are as wide as COLUMNS', () => {
  const { stdout } = skillaccord(['check', '--help'], { env: { COLUMNS: '60' } });
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
});

test('a report, its verdict and a lock are written to the disk', () => {
  const { path } = repository(skill('pdf'));
  const { code, stdout } = skillaccord(['--format', 'json', '-o', 'report.json'], path);
  expect([code, stdout]).toEqual([0, '✓ Nothing new\n']);
  expect(JSON.parse(readFileSync(join(path, 'report.json'), 'utf8')).outcome).toBe('pass');
  expect(skillaccord(['lock'], path).stdout).toMatch(/^proto\.lock is written: 1 added\.\n/);
  expect(skillaccord(['lock', '--check'], path).code).toBe(0);
});

test('colour is for terminals, --color and FORCE_COLOR, never with NO_COLOR', () => {
  const { path } = repository(skill('pdf'));
  const coloured = (args: readonly string[], env: Record<string, string> = {}) =>
    skillaccord(args, { cwd: path, env }).stdout.includes('\u001b[');
  expect(coloured([])).toBe(false);
  expect(coloured(['--color'])).toBe(true);
  expect(coloured([], { FORCE_COLOR: '1' })).toBe(true);
  expect(coloured(['--no-color'], { FORCE_COLOR: '1' })).toBe(false);
  expect(coloured([], { FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
});

describe('exit code 3', () => {
  test('of an internal error, with the stack and the address for a report', () => {
    const folder = temporaryFolder();
    const faultInjection = join(folder, 'sabotage.cjs');
    writeFileSync(
      faultInjection,
      `require('node:util').parseArgs = () => { throw new TypeError('boom\\n::set-output name=a::b'); };
       require('node:module').syncBuiltinESMExports();`,
    );
    const { code, stdout, stderr } = skillaccord([], {
      env: { NODE_OPTIONS: `--require ${faultInjection}` },
    });
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toContain('TypeError: boom');
    expect(stderr).toMatch(
      /skillaccord \d+\.\d+\.\d+\S* failed\. The fault is its own.* please report it/,
    );
    expect(commandsIn(stderr)).toEqual([]);
  });

  test.each([[], ['--format', 'json'], ['--help']])(
    'of a full disk, in one line: %j',
    (...args) => {
      const folder = temporaryFolder();
      const full = join(folder, 'full.cjs');
      writeFileSync(
        full,
        `process.stdout._write = (_chunk, _encoding, done) =>
         done(Object.assign(new Error('no space'), { code: 'ENOSPC' }));`,
      );
      const { path } = repository(skill('Bad_Name'));
      const { code, stderr } = skillaccord(args, {
        cwd: path,
        env: { NODE_OPTIONS: `--require ${full}` },
      });
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: 'skillaccord: The output cannot be written (ENOSPC).\n',
      });
    },
  );
});

test('a reader that closes the pipe early is not an error', async () => {
  const child = spawn(process.execPath, [bundle('cli'), 'explain'], { env: minimalEnv() });
  child.stdout.destroy();
  let stderr = '';
  child.stderr.on('data', (piece: Buffer) => {
    stderr += piece.toString();
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});
