import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, minimalEnv } from '../built.ts';
import { repository, type TestRepository, temporaryFolder } from '../git.ts';
import type { ProcessResult } from '../process.ts';
import { runHere } from '../run-here.ts';

const skill = (name: string, lines = '') => ({
  [`skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Does what ${name} does.\n${lines}---\n\nSee [nothing](nowhere.md).\n`,
});

let work: TestRepository;

/** More skills than one process analyses alone; some change, one is not committed. */
beforeAll(() => {
  const names = Array.from({ length: 310 }, (_, index) => `n${index}`);
  work = repository(
    Object.assign({}, ...names.map((name) => skill(name, 'allowed-tools: Read\n'))),
    mkdtempSync(join(tmpdir(), 'skillaccord-jobs-')),
  );
  work.git('switch', '-q', '-c', 'feature');
  work.git('rm', '-q', '-r', 'skills/n1');
  work.commit({ ...skill('n2'), ...skill('added', 'allowed-tools: Bash(git:*)\n') });
  work.write(skill('n3', 'version: 1\n'));
});

afterAll(() => rmSync(work.path, { recursive: true, force: true }));

/** A program that is this one, but logs its arguments, and fails with some of them. */
function loggingProgram(failing: string): {
  readonly path: string;
  readonly starts: () => string[];
} {
  const folder = temporaryFolder();
  const [path, log] = [join(folder, 'program.mjs'), join(folder, 'log')];
  writeFileSync(log, '');
  writeFileSync(
    path,
    `import { appendFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(log)}, process.argv.slice(2).join(' ') + '\\n');
if (process.argv.includes(${JSON.stringify(failing)})) process.exit(1);
await import(${JSON.stringify(pathToFileURL(bundle('cli')).href)});
`,
  );
  return { path, starts: () => readFileSync(log, 'utf8').trim().split('\n').sort() };
}

function run(program: string, cwd: string, ...args: string[]): ProcessResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'check', ...args], {
    cwd,
    encoding: 'utf8',
    env: minimalEnv(),
    maxBuffer: 100_000_000,
  });
  return { code: status, stdout, stderr };
}

const singles = new Map<string, Promise<ProcessResult>>();

/** The result of one process, which the source in this one gives too: run once for each options. */
function single(cwd: string, ...options: string[]): Promise<ProcessResult> {
  const key = [cwd, ...options].join(' ');
  const result =
    singles.get(key) ??
    runHere(['check', ...options], cwd, { env: minimalEnv(), width: Number.POSITIVE_INFINITY });
  singles.set(key, result);
  return result;
}

const all = ['--base', 'main', '--scope', 'all', '--format'];

describe('check --jobs', () => {
  test.each(['2', '4'])('%s gives the report of one process', async (jobs) => {
    const file = join(temporaryFolder(), 'report.json');
    const together = run(
      bundle('cli'),
      work.path,
      ...all,
      'text',
      '--jobs',
      jobs,
      '-o',
      `json=${file}`,
    );
    const [text, json] = [
      await single(work.path, ...all, 'text'),
      await single(work.path, ...all, 'json'),
    ];
    expect(text.code).toBe(1);
    expect(together).toEqual(text);
    expect(readFileSync(file, 'utf8')).toBe(json.stdout);
  });

  test('starts a process for each share, and analyses by itself what one does not deliver', async () => {
    const program = loggingProgram('--shard=2/3');
    const options = [...all, 'json'];
    const together = run(program.path, work.path, ...options, '--jobs', '3');
    expect(together).toEqual(await single(work.path, ...options));
    expect(program.starts().filter((line) => line.includes('--shard'))).toEqual([
      'check --shard=1/3 --format=json --base=main',
      'check --shard=2/3 --format=json --base=main',
      'check --shard=3/3 --format=json --base=main',
    ]);
  });

  test.each([
    ['that reads changed skills only', ['--base', 'main', '--scope', 'new']],
    ['outside git', ['--base', 'none']],
  ])('starts no process for a run %s', async (place, options) => {
    const path = place === 'outside git' ? withoutGit() : work.path;
    const program = loggingProgram('');
    const result = run(program.path, path, ...options, '--jobs', '4');
    expect(result).toEqual(await single(path, ...options));
    expect(program.starts()).toHaveLength(1);
  });

  test.each([
    [['--jobs', '5'], '--jobs takes a number from 1 to 4, not "5".'],
    [['--jobs', '0'], '--jobs takes a number from 1 to 4, not "0".'],
    [['--jobs', 'all'], '--jobs takes a number from 1 to 4, not "all".'],
    [
      ['--jobs', '2', '--shard', '1/2', '--format', 'json'],
      '--shard and --jobs exclude each other.',
    ],
  ])('refuses %j', async (options, message) => {
    const { path } = repository(skill('one'));
    const { code, stderr } = await runHere(['check', ...options], path);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});

/** The files of the repository alone. */
function withoutGit(): string {
  const folder = temporaryFolder();
  const filter = (path: string) => basename(path) !== '.git';
  cpSync(work.path, folder, { recursive: true, filter });
  return folder;
}
