import { describe, expect, test } from 'vitest';
import { remoteNames } from '../../src/io/git/remote.ts';
import { findRepository } from '../../src/io/git/repository.ts';
import { isFork, type WorkflowRun } from '../../src/io/github/workflow-run.ts';
import { resolveRevision } from '../../src/io/revision/revision.ts';
import { repository, type TestRepository } from '../support/git.ts';

/** Four commits: origin's main at the third, the local main at the second, HEAD at the fourth. */
function named() {
  const work = repository();
  const commits = ['0', '1', '2', '3'].map((text) => work.commit({ note: text }));
  const [first = '', second = '', third = '', fourth = ''] = commits;
  work.git('switch', '-q', '--detach', fourth);
  work.git('update-ref', 'refs/remotes/origin/main', third);
  work.git('update-ref', 'refs/heads/main', second);
  return { work, first, second, third, fourth };
}

async function resolve({ path }: TestRepository, text: string) {
  const { repository: place } = findRepository(path);
  if (!place) throw new Error('There is no repository.');
  return resolveRevision(place, text);
}

describe('a name', () => {
  test('is the branch of origin, then the local branch, then a tag', async () => {
    const { work, first, second, third } = named();
    work.git('branch', 'topic', second);
    work.git('tag', '-a', '-m', 'v1', 'v1', first);
    expect(await resolve(work, 'main')).toEqual({
      commit: third,
      isBranch: true,
      note: `The branch "main" of origin is used; the local branch "main" is at ${second.slice(0, 12)}.`,
    });
    const found = async (text: string) => {
      const { commit, isBranch } = (await resolve(work, text)) ?? {};
      return [commit, isBranch];
    };
    expect(await found('main~1')).toEqual([second, false]);
    expect(await found('topic')).toEqual([second, true]);
    expect(await found('topic^')).toEqual([first, false]);
    expect(await found('v1')).toEqual([first, false]);
    expect(await found('tags/v1')).toEqual([first, false]);
    expect(await found('heads/main')).toEqual([second, true]);
    expect(await found('remotes/origin/main')).toEqual([third, true]);
    expect(await found('refs/heads/main')).toEqual([second, true]);
    expect(await found(third.slice(0, 9))).toEqual([third, false]);
    expect(await found(third.toUpperCase())).toEqual([third, false]);
    expect(await resolve(work, 'nothing')).toBeNull();
  });

  test.each([
    ['main', 'refs/tags/main'],
    ['main~1', 'refs/tags/main'],
    ['main^{/x}', 'refs/tags/main'],
    ['main@{0}', 'refs/tags/main'],
    ['origin/main', 'refs/tags/origin/main'],
    ['origin/main', 'refs/heads/origin/main'],
    ['origin/main^', 'refs/remotes/origin/origin/main'],
    ['heads/main', 'refs/tags/heads/main'],
    ['heads/main', 'refs/heads/heads/main'],
    ['local', 'refs/tags/local'],
  ])('%s is refused where %s names another commit, and both are named', async (name, reference) => {
    const { work, second, third, fourth } = named();
    work.git('branch', 'local', second);
    work.git('update-ref', reference, fourth);
    const asked = resolve(work, name);
    await expect(asked).rejects.toThrow(fourth);
    await expect(asked).rejects.toThrow(/^heads|^local/.test(name) ? second : third);
  });

  test('is not refused if everything of that name is one commit', async () => {
    const { work, third } = named();
    work.git('update-ref', 'refs/heads/main', third);
    work.git('tag', 'main', third);
    expect(await resolve(work, 'main')).toEqual({ commit: third, isBranch: true, note: null });
  });

  test.each([
    ['refs/heads/gone', 'refs/tags/refs/heads/gone'],
    ['refs/remotes/origin/HEAD', 'refs/heads/refs/remotes/origin/HEAD'],
  ])('in full, %s, is not %s', async (name, reference) => {
    const { work, fourth } = named();
    work.git('update-ref', reference, fourth);
    expect(await resolve(work, name)).toBeNull();
  });

  test('that is also the short id of a commit is refused if a tag or branch has it', async () => {
    const { work, first, fourth } = named();
    const short = first.slice(0, 8);
    for (const name of [short, `v1-2-g${short}`]) {
      for (const kind of ['tags', 'heads']) {
        work.git('update-ref', `refs/${kind}/${name}`, fourth);
        const asked = resolve(work, name);
        await expect(asked).rejects.toThrow(first);
        await expect(asked).rejects.toThrow(fourth);
        work.git('update-ref', '-d', `refs/${kind}/${name}`);
      }
    }
    work.git('update-ref', `refs/tags/${first}`, fourth);
    expect((await resolve(work, first))?.commit).toBe(first);
    work.git('update-ref', 'refs/heads/cafe', fourth);
    expect((await resolve(work, 'cafe'))?.commit).toBe(fourth);
  });

  test('of the previous checkout, or of upstream, is that branch and not a tag', async () => {
    const { work, second, third, fourth } = named();
    work.git('switch', '-q', 'main');
    work.git('remote', 'add', 'origin', 'file:///nowhere');
    work.git('branch', '-q', '-u', 'origin/main');
    work.git('switch', '-q', '--detach', fourth);
    work.git('tag', 'main', fourth);
    work.git('tag', 'origin/main', fourth);
    expect((await resolve(work, '@{-1}'))?.commit).toBe(second);
    expect((await resolve(work, 'main@{upstream}'))?.commit).toBe(third);
    expect((await resolve(work, 'HEAD~1'))?.commit).toBe(third);
    expect((await resolve(work, '@'))?.commit).toBe(fourth);
  });
});

describe('an origin', () => {
  const run = (event: unknown, name = 'pull_request'): WorkflowRun => ({
    env: {
      GITHUB_EVENT_NAME: name,
      GITHUB_REPOSITORY: 'acme/skills',
      GITHUB_SERVER_URL: 'https://github.com',
    },
    event,
    hosted: null,
  });
  const from = { pull_request: { head: { repo: { full_name: 'mallory/skills' } } } };

  test.each([
    ['https://github.com/mallory/skills', true],
    ['https://github.com/Mallory/Skills.git', true],
    ['git@github.com:mallory/skills.git', true],
    ['ssh://git@ssh.github.com/mallory/skills', true],
    ['https://github.com/other/skills', true],
    ['https://token@github.com/acme/skills', false],
    ['git@github.com:acme/skills.git', false],
    ['file:///tmp/somewhere', false],
    [null, false],
  ])('at %s is the fork of a pull request: %s', (remote, expected) => {
    expect(isFork(remote, run(from))).toBe(expected);
    expect(isFork(remote, run(from, 'schedule'))).toBe(false);
  });

  test('that is the fork is not used for the branches of the repository', async () => {
    const { work } = named();
    const { repository: place } = findRepository(work.path);
    if (!place) throw new Error('There is no repository.');
    const asked = remoteNames({ ...place, online: true, hasForeignOrigin: true }, 'main');
    await expect(asked).rejects.toThrow('it is the repository of the fork');
  });
});
