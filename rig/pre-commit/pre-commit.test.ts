import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { blocksIn } from '../../test/support/blocks.ts';
import { minimalEnv } from '../../test/support/built.ts';
import { repository, type TestRepository, temporaryFolder } from '../../test/support/git.ts';
import { worklog } from '../../test/support/skills.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const command = process.env['PRE_COMMIT'] ?? 'pre-commit';

interface ProcessResult {
  readonly code: number | null;
  readonly log: string;
}

interface HookedRepository {
  readonly work: TestRepository;
  /** Runs a program in the repository, as a committing user. */
  run(program: string, ...args: readonly string[]): Promise<ProcessResult>;
  /** Commits the current files. */
  commit(files: Parameters<TestRepository['write']>[0]): Promise<ProcessResult>;
}

/** A repository with the hooks of docs/hooks.md, from this working tree. */
async function repositoryWithHooks(
  files: Parameters<TestRepository['write']>[0],
): Promise<HookedRepository> {
  const source = repository();
  for (const part of ['.pre-commit-hooks.yaml', 'dist/cli', 'dist/grammars']) {
    cpSync(join(project, part), join(source.path, part), { recursive: true });
  }
  source.commit();
  const [shown = ''] = blocksIn('docs/hooks.md', 'yaml');
  source.git('tag', /rev: (\S+)/.exec(shown)?.[1] ?? '');
  const config = shown.replace('https://github.com/OWNER/skillaccord', source.path);
  const work = repository({ '.pre-commit-config.yaml': config, ...files });
  const own = minimalEnv();
  const env = {
    ...own,
    ...authors,
    HOME: temporaryFolder(),
    PRE_COMMIT_HOME: temporaryFolder(),
    PATH: [dirname(process.execPath), own['PATH']].join(delimiter),
  };
  const run: HookedRepository['run'] = (program, ...args) =>
    new Promise((resolve) => {
      const child = execFile(program, args, { cwd: work.path, env }, (_, stdout, stderr) =>
        resolve({ code: child.exitCode, log: stdout + stderr }),
      );
    });
  expect(await run(command, 'install')).toMatchObject({ code: 0 });
  return {
    work,
    run,
    commit(added) {
      work.write(added);
      work.git('add', '-A');
      return run('git', 'commit', '-m', 'Change');
    },
  };
}

const authors = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'Ada'],
    [`GIT_${role}_EMAIL`, 'ada@example.org'],
  ]),
) as Record<string, string>;

const broken = { 'skills/notes/SKILL.md': '---\nname: Notes\ndescription: Takes notes.\n---\n' };
const fixed = { 'skills/notes/SKILL.md': '---\nname: notes\ndescription: Takes notes.\n---\n' };

test('a broken skill blocks the commit, and the fixed one passes', async () => {
  const { work, commit } = await repositoryWithHooks(worklog('1.0.0', 'day'));
  const before = work.git('rev-parse', 'HEAD');
  const { code, log } = await commit(broken);
  expect({ code, head: work.git('rev-parse', 'HEAD') }).toEqual({ code: 1, head: before });
  expect(log).toContain('name-format');
  expect(await commit(fixed)).toMatchObject({ code: 0 });
  expect(work.git('rev-parse', 'HEAD')).not.toBe(before);
});

test('a fault with one correct fix is fixed, and passes when the file is added again', async () => {
  const { work, commit } = await repositoryWithHooks(worklog('1.0.0', 'day'));
  const { code, log } = await commit({
    'skills/notes/SKILL.md': '---\nname: notes\ndescription: Use it: take notes.\n---\n',
  });
  expect(code).toBe(1);
  expect(log).toContain('files were modified by this hook');
  expect(work.git('diff')).toContain('+description: "Use it: take notes."');
  expect(await commit({})).toMatchObject({ code: 0 });
});

test('a break blocks until the version announces it, and once for a branch', async () => {
  const { work, commit } = await repositoryWithHooks(worklog('1.0.0', 'day'));
  work.git('switch', '-q', '-c', 'feature');
  const { code, log } = await commit(worklog('1.0.1', 'day', 'tz'));
  expect(code).toBe(1);
  expect(log).toContain('Set `version: 2.0.0`');
  expect(await commit(worklog('2.0.0', 'day', 'tz'))).toMatchObject({ code: 0 });
  expect(await commit(worklog('2.0.0', 'day', 'tz', 'place'))).toMatchObject({ code: 0 });
});

test('existing faults and unstaged faults do not block', async () => {
  const { work, commit, run } = await repositoryWithHooks({
    ...worklog('1.0.0', 'day'),
    ...broken,
  });
  expect(await commit(worklog('1.1.0', 'day'))).toMatchObject({ code: 0 });
  work.write({ 'skills/worklog/notes.md': 'Notes.\n' });
  work.git('add', '-A');
  work.write({ 'skills/worklog/SKILL.md': 'no frontmatter\n' });
  expect(await run('git', 'commit', '-m', 'Notes')).toMatchObject({ code: 0 });
});

test('a commit without a skill runs nothing', async () => {
  const { commit } = await repositoryWithHooks({ ...worklog('1.0.0', 'day'), ...broken });
  const { code, log } = await commit({
    'src/main.c': 'int main;\n',
    'docs/skills.md': 'Skills.\n',
  });
  expect(code).toBe(0);
  expect(log.match(/\(no files to check\)/g)).toHaveLength(2);
});

test('run --all-files checks the tree, as on a terminal', async () => {
  const { work, run } = await repositoryWithHooks({ ...worklog('1.0.0', 'day'), ...broken });
  expect(await run(command, 'run', '--all-files')).toMatchObject({ code: 0 });
  const config = '.pre-commit-config.yaml';
  const [shown = ''] = [work.git('show', `HEAD:${config}`)];
  work.commit({ [config]: `${shown}\n        args: [--scope, all]\n` });
  const { code, log } = await run(command, 'run', '--all-files', '--color=always');
  expect(code).toBe(1);
  expect(log).toMatch(/Invalid skill name .*Notes.*\(existing\)/);
});
