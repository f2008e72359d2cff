import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bundle, minimalEnv, runBuilt } from '../support/built.ts';
import { repository, type TestRepository, temporaryFolder } from '../support/git.ts';

const skill = (name: string, lines = '') => ({
  [`skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Does what ${name} does.\n${lines}---\n\nSee [nothing](nowhere.md).\n`,
});

/** More skills than one process analyses alone; some change, one is not committed. */
function manySkills(): TestRepository {
  const names = Array.from({ length: 310 }, (_, index) => `n${index}`);
  const work = repository(
    Object.assign({}, ...names.map((name) => skill(name, 'allowed-tools: Read\n'))),
  );
  work.git('switch', '-q', '-c', 'feature');
  work.git('rm', '-q', '-r', 'skills/n1');
  work.commit({ ...skill('n2'), ...skill('added', 'allowed-tools: Bash(git:*)\n') });
  work.write(skill('n3', 'version: 1\n'));
  return work;
}

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

function run(program: string, cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'check', ...args], {
    cwd,
    encoding: 'utf8',
    env: minimalEnv(),
    maxBuffer: 100_000_000,
  });
  return { code: status, stdout, stderr };
}

describe('check --jobs', () => {
  test('2 and 4 give the report of one process', () => {
    const work = manySkills();
    const file = join(temporaryFolder(), 'report.json');
    const options = ['--base', 'main', '--scope', 'all', '-o', `json=${file}`];
    const both = (...more: string[]) => ({
      ...runBuilt('cli', ['check', ...options, ...more], { cwd: work.path }),
      json: readFileSync(file, 'utf8'),
    });
    const single = both();
    expect(single.code).toBe(1);
    for (const jobs of ['2', '4']) {
      rmSync(file);
      expect(both('--jobs', jobs)).toEqual(single);
    }
  });

  test('starts a process for each share, and analyses by itself what one does not deliver', () => {
    const work = manySkills();
    const program = loggingProgram('--shard=2/3');
    const options = ['--base', 'main', '--scope', 'all', '--format', 'json'];
    const single = run(bundle('cli'), work.path, ...options);
    expect(run(program.path, work.path, ...options, '--jobs', '3')).toEqual(single);
    expect(program.starts().filter((line) => line.includes('--shard'))).toEqual([
      'check --shard=1/3 --format=json --base=main',
      'check --shard=2/3 --format=json --base=main',
      'check --shard=3/3 --format=json --base=main',
    ]);
  });

  test.each([
    ['that reads changed skills only', ['--base', 'main', '--scope', 'new']],
    ['outside git', ['--base', 'none']],
  ])('starts no process for a run %s', (place, options) => {
    const work = manySkills();
    if (place === 'outside git') rmSync(join(work.path, '.git'), { recursive: true });
    const program = loggingProgram('');
    const single = run(bundle('cli'), work.path, ...options);
    expect(run(program.path, work.path, ...options, '--jobs', '4')).toEqual(single);
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
  ])('refuses %j', (options, message) => {
    const work = repository(skill('one'));
    const { code, stderr } = runBuilt('cli', ['check', ...options], { cwd: work.path });
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});
