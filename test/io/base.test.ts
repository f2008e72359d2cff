import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runGit } from '../../src/io/git/git.ts';
import { remoteNames } from '../../src/io/git/remote.ts';
import { findRepository } from '../../src/io/git/repository.ts';
import type { WorkflowRun } from '../../src/io/github/workflow-run.ts';
import { type OpenedSides, openSides } from '../../src/io/open-sides.ts';
import { plainText } from '../../src/model/message.ts';
import { readAll } from '../../src/model/tree.ts';
import { UsageError } from '../../src/model/usage-error.ts';
import { parseVersionTag } from '../../src/model/version/version-tag.ts';
import { snapshot } from '../attacks/trap.ts';
import { switchToNew } from '../git/plain.ts';
import {
  checkout,
  clone,
  git,
  type Origin,
  origin,
  pullRequest,
  repository,
  sharedFolder,
  type TestRepository,
  temporaryFolder,
} from '../support/git.ts';

const skill = (text: string) => ({ 'skills/a/SKILL.md': `${text}\n` });
const zero = '0'.repeat(40);

/** The run of an event, as described by the runner. */
function runOf(name: string, event: unknown, env: WorkflowRun['env'] = {}): WorkflowRun {
  return { env: { GITHUB_EVENT_NAME: name, ...env }, event, hosted: null };
}

/** The event of a pull request. */
function proposal(base: string, head: string, env: WorkflowRun['env'] = {}): WorkflowRun {
  return runOf('pull_request', { pull_request: { base: { sha: base }, head: { sha: head } } }, env);
}

/** The opened base, with the text of the skill in it. */
async function baseOf(opened: OpenedSides) {
  const { base, context, noBaseReason: reason } = opened;
  const bytes = base && (await readAll(base, ['skills/a/SKILL.md'])).files.get('skills/a/SKILL.md');
  return {
    ...context.base,
    reason: reason && plainText(reason),
    text: bytes ? Buffer.from(bytes).toString('utf8').trim() : null,
  };
}

/** The state that a run must preserve: settings, references, and the depth of the history. */
function state(work: TestRepository) {
  const fetched = readFileSync(join(work.path, '.git', 'FETCH_HEAD'), 'utf8');
  const shallow = work.git('rev-parse', '--is-shallow-repository');
  const commits = work.git('rev-list', '--count', 'HEAD');
  return { ...settingsOf(work), fetched, shallow, commits };
}

function settingsOf(work: TestRepository) {
  const config = readFileSync(join(work.path, '.git', 'config'), 'utf8');
  return { config, refs: work.git('for-each-ref') };
}

/** The files that a run must preserve, and the depth of the history; a fetched commit is a boundary of its own. */
function filesOf(work: TestRepository) {
  const files = new Map(snapshot(work.path));
  const isShallow = files.delete(join('.git', 'shallow'));
  return { files, isShallow, commits: work.git('rev-list', '--count', 'HEAD') };
}

/** Opens a checkout for a run, and asserts that the clone is unchanged. */
async function openUntouched(work: TestRepository, run: WorkflowRun) {
  const before = filesOf(work);
  const opened = await openSides({ directory: work.path, run });
  expect(filesOf(work)).toEqual(before);
  return { ...(await baseOf(opened)), proposed: opened.context.proposed };
}

describe('a pull request', () => {
  const moved = { 'skills/b/SKILL.md': 'added on main meanwhile\n' };

  test('is compared with the first parent of its merge commit, in a clone of depth 1', async () => {
    const from = origin(skill('old'));
    const { base, head, merge } = pullRequest(from, skill('new'), moved);
    const work = checkout(from.url, 'refs/pull/1/merge');
    expect(state(work)).toMatchObject({ shallow: 'true', commits: '1' });
    expect(() => work.git('rev-parse', 'HEAD^1')).toThrow();
    const parent = from.work.git('rev-parse', `${merge}^1`);
    expect(parent).not.toBe(base);
    expect(await openUntouched(work, proposal(base, head))).toEqual({
      sha: parent,
      how: 'merge-parent',
      text: 'old',
      reason: null,
      proposed: true,
    });
    expect(from.work.git('rev-list', '--count', parent)).toBe('2');
    expect(work.git('rev-list', '--count', parent)).toBe('1');
  });

  test('has the same base in a full clone, which stays full', async () => {
    const from = origin(skill('old'));
    const { base, head, merge } = pullRequest(from, skill('new'), moved);
    const work = checkout(from.url, 'refs/pull/1/merge', 0);
    const found = await openUntouched(work, proposal(base, head));
    expect(found).toMatchObject({ sha: from.work.git('rev-parse', `${merge}^1`), text: 'old' });
    expect(state(work).shallow).toBe('false');
  });

  test('has the same base after its branch moved on, by the commit of the run', async () => {
    const from = origin(skill('old'));
    const { base, merge } = pullRequest(from, skill('new'), moved);
    const work = checkout(from.url, 'refs/pull/1/merge');
    const run = proposal(base, 'a'.repeat(40), { GITHUB_SHA: merge });
    expect(await openUntouched(work, run)).toMatchObject({ how: 'merge-parent', text: 'old' });
  });

  test.each([0, 1])(
    'whose head is checked out with depth %i is compared with the merge base',
    async (depth) => {
      const from = origin(skill('old'));
      const { base, head } = pullRequest(from, skill('new'));
      from.work.git('switch', '-q', 'main');
      for (const step of [1, 2, 3]) from.work.commit({ [`main-${step}`]: 'x\n' });
      from.push('refs/heads/main');
      const work = checkout(from.url, 'refs/pull/1/head', depth);
      const tip = from.work.git('rev-parse', 'main');
      const found = await openUntouched(work, proposal(tip, head));
      expect(found).toMatchObject({ sha: base, how: 'merge-base', text: 'old' });
    },
  );

  test('whose head is a merge of main is not compared with its own past', async () => {
    const from = origin(skill('old'));
    const { base } = pullRequest(from, skill('new'), moved);
    from.work.git('switch', '-q', 'feature');
    from.work.git('merge', '-q', '--no-ff', '-m', 'Take main in', 'main');
    const head = from.work.git('rev-parse', 'HEAD');
    from.push('refs/pull/1/head');
    const work = checkout(from.url, 'refs/pull/1/head', 0);
    const main = from.work.git('rev-parse', 'main');
    const olderEvent = proposal(base, 'a'.repeat(40), { GITHUB_SHA: 'b'.repeat(40) });
    const otherForge = proposal(base, head, { GITHUB_SHA: head });
    for (const run of [proposal(base, head), olderEvent, otherForge]) {
      const found = await baseOf(await openSides({ directory: work.path, run }));
      expect(found).toMatchObject({ sha: base, how: 'merge-base', text: 'old' });
    }
    const later = await openSides({ directory: work.path, run: proposal(main, head) });
    expect(await baseOf(later)).toMatchObject({ sha: main, how: 'merge-base' });
  });

  test('without a common history is compared with the tip of its base branch', async () => {
    const from = origin(skill('old'));
    const base = from.work.git('rev-parse', 'main');
    from.work.git('switch', '-q', '--orphan', 'island');
    const head = from.work.commit(skill('new'));
    from.push('refs/pull/1/head');
    const work = checkout(from.url, 'refs/pull/1/head');
    const opened = await openSides({ directory: work.path, run: proposal(base, head) });
    expect(await baseOf(opened)).toMatchObject({ sha: base, how: 'base-tip', text: 'old' });
  });

  test('whose base cannot be fetched says so and names the cure', async () => {
    const from = origin(skill('old'));
    const { base, head } = pullRequest(from, skill('new'));
    const work = checkout(from.url, 'refs/pull/1/merge');
    work.git('remote', 'set-url', 'origin', 'file:///nowhere/at/all');
    const opening = openSides({ directory: work.path, run: proposal(base, head) });
    await expect(opening).rejects.toThrow(UsageError);
    await expect(opening).rejects.toThrow(
      /base commit [0-9a-f]{40} is not in this clone .*fetch-depth: 0/,
    );
  });

  test('in a sparse checkout fetches the missing blobs, and only those that it reads', async () => {
    const from = origin({ ...skill('old'), 'docs/large.md': 'left out\n' });
    const { base, head } = pullRequest(from, skill('new'));
    const work = checkout(from.url, 'refs/pull/1/merge', 1, ['skills']);
    const before = state(work);
    const opened = await openSides({ directory: work.path, run: proposal(base, head) });
    expect(await baseOf(opened)).toMatchObject({ how: 'merge-parent', text: 'old' });
    expect(state(work)).toEqual(before);
    const left = await openSides({ directory: work.path, base: 'none' });
    const { failures } = await readAll(left.head, ['docs/large.md', 'skills/a/SKILL.md']);
    expect([...failures]).toEqual([['docs/large.md', 'missing']]);
  });

  test('of pull_request_target is read as data, and its files are never written to the disk', async () => {
    const from = origin(skill('old'));
    const { base, head } = pullRequest(from, skill('new'));
    const event = { pull_request: { base: { sha: base }, head: { sha: head } } };
    const work = checkout(from.url, 'refs/heads/main');
    const run = runOf('pull_request_target', event);
    expect(await openUntouched(work, run)).toEqual({
      sha: base,
      how: 'merge-base',
      text: 'old',
      reason: null,
      proposed: true,
    });
    const { head: tree, context: where } = await openSides({ directory: work.path, run });
    const { files } = await readAll(tree, ['skills/a/SKILL.md']);
    expect(Buffer.from(files.get('skills/a/SKILL.md') ?? []).toString()).toBe('new\n');
    expect(where.head()).toEqual({ sha: head, dirty: false });
    expect(readFileSync(join(work.path, 'skills/a/SKILL.md'), 'utf8')).toBe('old\n');
  });

  test.each(['merge', 'squash'])(
    'closed by a %s is compared with its target before the merge',
    async (way) => {
      const from = origin(skill('old'));
      const { base, head } = pullRequest(from, skill('new'), moved);
      from.work.git('switch', '-q', 'main');
      const parent = from.work.git('rev-parse', 'HEAD');
      const how = way === 'merge' ? ['--no-ff', '-m', 'Merge'] : ['--squash'];
      from.work.git('merge', '-q', ...how, head);
      if (way === 'squash') from.work.git('commit', '-q', '-m', 'Squash');
      const merged = from.work.git('rev-parse', 'HEAD');
      from.push('refs/heads/main');
      const pull_request = {
        base: { sha: base },
        head: { sha: head },
        merged: true,
        merge_commit_sha: merged,
      };
      const run = runOf(
        'pull_request',
        { action: 'closed', pull_request },
        { GITHUB_SHA: merged, GITHUB_REF: 'refs/heads/main' },
      );
      const found = await openUntouched(checkout(from.url, 'refs/heads/main'), run);
      expect(found).toMatchObject({ sha: parent, how: 'merge-parent', text: 'old' });
    },
  );

  test('outside of a clone does not pass', async () => {
    const work = repository();
    const directory = join(work.path, '..');
    const opening = openSides({ directory, run: proposal('a'.repeat(40), 'b'.repeat(40)) });
    await expect(opening).rejects.toThrow('is not in a git repository');
  });

  test('from a deleted fork is compared like any other', async () => {
    const from = origin(skill('old'));
    const { base, head } = pullRequest(from, skill('new'));
    const event = { pull_request: { base: { sha: base }, head: { sha: head, repo: null } } };
    const work = checkout(from.url, 'refs/pull/1/merge');
    expect(await openUntouched(work, runOf('pull_request', event))).toMatchObject({
      sha: base,
      how: 'merge-parent',
      text: 'old',
    });
  });
});

describe('a tag', () => {
  test.each([
    ['v1.2.0', 'v', '1.2.0'],
    ['1.2', '', '1.2.0'],
    ['worklog@1.2.0-rc.1', 'worklog@', '1.2.0-rc.1'],
    ['v2.0.0-0.3.7', 'v', '2.0.0-0.3.7'],
    ['v2.0.0-rc1.0', 'v', '2.0.0-rc1.0'],
    ['v1.1.0+build.5.1', 'v', '1.1.0'],
    ['py3-v1.2.0', 'py3-v', '1.2.0'],
    ['skill2.0-v1.2.0', 'skill2.0-v', '1.2.0'],
  ])('%s is taken apart', (tag, prefix, version) => {
    const found = parseVersionTag(tag);
    expect([found?.prefix, found?.version.version]).toEqual([prefix, version]);
  });

  test.each(['v1', 'latest', 'v1.2.3.4', 'v2026.01.05'])('%s names no version', (tag) => {
    expect(parseVersionTag(tag)).toBeNull();
  });
});

test('a run whose HEAD is not a commit is refused, and a clone whose commit is missing', async () => {
  const work = repository(skill('old'));
  const run = runOf('push', { before: zero, repository: { default_branch: 'main' } });
  work.git('symbolic-ref', 'HEAD', 'refs/heads/nowhere');
  await expect(openSides({ directory: work.path, run })).rejects.toThrow(
    `HEAD of "${work.path}" is not a commit of this clone, so there is nothing to compare with.`,
  );
  expect((await baseOf(await openSides({ directory: work.path }))).reason).toMatch('no commit yet');
  writeFileSync(join(work.path, '.git', 'HEAD'), `${'5'.repeat(40)}\n`);
  await expect(openSides({ directory: work.path })).rejects.toThrow(
    `HEAD of "${work.path}" is not a commit of this clone, so there is nothing to compare with.`,
  );
});

describe('a release', () => {
  test.each([{}, { release: { tag_name: 5 } }, { release: { tag_name: '' } }])(
    'without a tag is refused: %j',
    async (event) => {
      const work = repository(skill('old'));
      const opening = openSides({ directory: work.path, run: runOf('release', event) });
      await expect(opening).rejects.toThrow('names no tag');
    },
  );

  const versions = ['v1.0.0', 'v1.1.0', 'v1.2.0-rc.1', 'v1.10.0', 'v2.0.0-rc.1', 'v2.0.0'];

  /** An origin with a commit and a tag for each version, some annotated, and other tags. */
  function tagged(): Origin {
    const from = origin(skill('first'), sharedFolder);
    versions.forEach((tag, index) => {
      from.work.commit(skill(tag));
      from.work.git('tag', ...(index % 2 ? ['-a', '-m', tag] : []), tag);
    });
    for (const other of ['v1', 'v2', 'latest', 'worklog-v1.9.0']) from.work.git('tag', other);
    from.work.git('push', '-q', 'origin', '--tags', 'HEAD:refs/heads/main');
    return from;
  }

  let from: Origin;
  beforeAll(() => {
    from = tagged();
  });

  test.each([
    ['v1.1.0', 'v1.0.0'],
    ['v1.2.0-rc.1', 'v1.1.0'],
    ['v1.10.0', 'v1.1.0'],
    ['v2.0.0-rc.1', 'v1.10.0'],
    ['v2.0.0', 'v1.10.0'],
  ])('%s is compared with %s, in a clone of depth 1', async (tag, previous) => {
    const sha = from.work.git('rev-parse', `${previous}^{commit}`);
    const reference = { GITHUB_REF: `refs/tags/${tag}` };
    for (const run of [
      runOf('push', { before: zero }, reference),
      runOf('workflow_dispatch', {}, reference),
      runOf('release', { release: { tag_name: tag, target_commitish: 'main' } }, reference),
    ]) {
      const found = await openUntouched(checkout(from.url, `refs/tags/${tag}`), run);
      expect(found).toEqual({
        sha,
        how: 'previous-tag',
        name: previous,
        text: previous,
        reason: null,
        proposed: false,
      });
    }
  });

  test.each([
    ['v1.0.0', 'No version was tagged before `v1.0.0`.'],
    ['worklog-v1.9.0', 'No version was tagged before `worklog-v1.9.0`.'],
    ['latest', 'Tag `latest` has no version.'],
  ])('%s is compared with nothing', async (tag, reason) => {
    const run = runOf('push', { before: zero }, { GITHUB_REF: `refs/tags/${tag}` });
    const found = await openUntouched(checkout(from.url, `refs/tags/${tag}`), run);
    expect([found.text, found.reason]).toEqual([null, reason]);
  });
});

describe('a merge group', () => {
  test('is compared with the base of the queue', async () => {
    const from = origin(skill('old'));
    const base = from.work.git('rev-parse', 'HEAD');
    from.work.commit(skill('new'));
    from.push('refs/heads/gh-readonly-queue/main/pr-1');
    const work = checkout(from.url, 'refs/heads/gh-readonly-queue/main/pr-1');
    const found = await openUntouched(
      work,
      runOf('merge_group', { merge_group: { base_sha: base } }),
    );
    expect(found).toMatchObject({ sha: base, how: 'merge-group', text: 'old', proposed: true });
  });

  test('without a base does not pass', async () => {
    const work = checkout(origin(skill('old')).url, 'refs/heads/main');
    const run = runOf('merge_group', { merge_group: { base_sha: '--upload-pack=x' } });
    await expect(openSides({ directory: work.path, run })).rejects.toThrow('names no base commit');
  });
});

describe('a push', () => {
  const branch = 'refs/heads/topic';

  /** A branch with two commits at an origin. */
  function pushed(): { from: Origin; first: string; second: string } {
    const from = origin(skill('main'));
    from.work.git('switch', '-q', '-c', 'topic');
    const first = from.work.commit(skill('before'));
    from.push(branch);
    const second = from.work.commit(skill('after'));
    from.push(branch);
    return { from, first, second };
  }

  test('is compared with the previous tip of the branch', async () => {
    const { from, first } = pushed();
    const run = runOf('push', { before: first, forced: false }, { GITHUB_REF: branch });
    const found = await openUntouched(checkout(from.url, branch), run);
    expect(found).toMatchObject({
      sha: first,
      how: 'push-before',
      text: 'before',
      proposed: false,
    });
  });

  test('by force is compared with the overwritten commit, while it can be fetched', async () => {
    const { from, second } = pushed();
    from.work.git('reset', '-q', '--hard', 'main');
    from.work.commit(skill('rewritten'));
    from.push(branch);
    const run = runOf('push', { before: second, forced: true }, { GITHUB_REF: branch });
    for (const depth of [0, 1]) {
      const found = await openUntouched(checkout(from.url, branch, depth), run);
      expect(found).toMatchObject({ sha: second, how: 'push-before', text: 'after' });
    }
  });

  test('by force without its old commit is compared with its parent', async () => {
    const { from, first } = pushed();
    const run = runOf('push', { before: 'b'.repeat(40), forced: true }, { GITHUB_REF: branch });
    const found = await openUntouched(checkout(from.url, branch), run);
    expect(found).toMatchObject({ sha: first, how: 'first-parent', text: 'before' });
    const plain = { ...run, event: { before: 'b'.repeat(40), forced: false } };
    const opening = openSides({ directory: checkout(from.url, branch).path, run: plain });
    await expect(opening).rejects.toThrow('fetch-depth: 0');
  });

  test('of a new branch is compared with where it left the default branch', async () => {
    const { from } = pushed();
    const event = { before: zero, repository: { default_branch: 'main' } };
    const run = runOf('push', event, { GITHUB_REF: branch });
    const opened = await openSides({ directory: checkout(from.url, branch).path, run });
    const main = from.work.git('rev-parse', 'main');
    expect(await baseOf(opened)).toMatchObject({ sha: main, how: 'merge-base', text: 'main' });
  });

  test.each([
    ['the default branch', 'main', 'refs/heads/main', 'First push of the default branch.'],
    ['a branch without a default one', 'gone', branch, 'its merge base with `gone` is unknown.'],
    [
      'a branch with a trap for a default one',
      '--upload-pack=x',
      branch,
      'its merge base with `--upload-pack=x` is unknown.',
    ],
  ])('of %s is compared with nothing', async (_, name, reference, reason) => {
    const { from } = pushed();
    const event = { before: zero, repository: { default_branch: name } };
    const run = runOf('push', event, { GITHUB_REF: reference });
    const found = await openUntouched(checkout(from.url, branch), run);
    expect(found.text).toBeNull();
    expect(found.reason).toContain(reason);
  });

  test.each([
    ['push', {}, 'names no earlier commit'],
    ['push', { before: 'main' }, 'names no earlier commit'],
    ['push', { before: zero }, 'does not name the default branch'],
    ['pull_request', {}, 'names no head commit'],
    ['pull_request', { pull_request: { head: { sha: 'a'.repeat(40) } } }, 'names no base commit'],
    ['pull_request_target', {}, 'names no head commit'],
    ['merge_group', {}, 'names no base commit'],
  ])(
    'or another event of %s that lacks its commits (%j) is refused',
    async (name, event, message) => {
      const { path } = checkout(pushed().from.url, branch);
      const opening = openSides({ directory: path, run: runOf(name, event) });
      await expect(opening).rejects.toThrow(message);
    },
  );

  test.each(['schedule', 'workflow_dispatch', 'workflow_run'])(
    'of a %s has no base',
    async (name) => {
      const { from } = pushed();
      const run = runOf(name, {}, { GITHUB_REF: branch });
      const found = await openUntouched(checkout(from.url, branch), run);
      expect(found.text).toBeNull();
      expect(found.reason).toContain(`Event \`${name}\` names no commit`);
    },
  );

  test('or a run by hand with a base asked for is compared with that, fetched by name or commit', async () => {
    const { from, first } = pushed();
    from.work.git('tag', '-a', 'v1', '-m', 'v1', first);
    from.work.git('push', '-q', 'origin', 'v1');
    const main = from.work.git('rev-parse', 'main');
    for (const [base, sha, how] of [
      ['main', main, 'merge-base'],
      ['origin/main', main, 'merge-base'],
      [first, first, 'ref'],
      ['v1', first, 'ref'],
    ] as const) {
      const work = checkout(from.url, branch);
      const before = settingsOf(work);
      for (const event of ['push', 'workflow_dispatch', 'schedule']) {
        const run = runOf(event, { before: zero });
        const opened = await openSides({ directory: work.path, base, run });
        expect(await baseOf(opened)).toMatchObject({ sha, how });
      }
      expect(settingsOf(work)).toEqual(before);
    }
  });
});

describe('on a command line', () => {
  test('no remote is contacted', async () => {
    const { url } = origin(skill('old'));
    const work = checkout(url, 'refs/heads/main');
    work.git('update-ref', '-d', 'refs/remotes/origin/main');
    const { repository } = findRepository(work.path);
    if (!repository) throw new Error('The clone was not found.');
    const ask = ['ls-remote', 'origin'];
    expect(await runGit(repository, ask)).toMatchObject({ code: 128 });
    expect(await runGit(repository, ask, '', true)).toMatchObject({ code: 0 });
    const base = await openSides({ directory: work.path, base: 'main' }).catch(String);
    expect(base).toContain('The base "main" is not a commit of this clone.');
    expect(await remoteNames(repository, 'main')).toBeNull();
    expect(await remoteNames({ ...repository, online: true }, 'main')).not.toBeNull();
  });

  /** A clone with a branch that is behind `main`. */
  function behind() {
    const from = origin(skill('old'));
    const fork = from.work.git('rev-parse', 'HEAD');
    from.work.commit({ 'skills/b/SKILL.md': 'others\n' });
    from.push('refs/heads/main');
    const { path } = clone(from.url);
    switchToNew(path, 'topic', fork);
    return { fork, path, from, main: from.work.git('rev-parse', 'main') };
  }

  test('the base is where HEAD left the default branch', async () => {
    const { path, fork } = behind();
    const opened = await openSides({ directory: path });
    expect(await baseOf(opened)).toMatchObject({ sha: fork, how: 'merge-base', text: 'old' });
    expect(opened.context.proposed).toBe(false);
  });

  test.each([
    ['origin/main', ['remote', 'set-head', 'origin', '-d']],
    ['main', ['update-ref', 'refs/heads/main', 'refs/remotes/origin/main']],
  ] as const)('%s replaces origin/HEAD', async (name, step) => {
    const { path, fork } = behind();
    git(path, ...step);
    if (name === 'main') git(path, 'remote', 'remove', 'origin');
    expect(await baseOf(await openSides({ directory: path }))).toMatchObject({ sha: fork });
  });

  test('master is a default branch too', async () => {
    const work = repository(skill('old'));
    const sha = work.git('rev-parse', 'HEAD');
    work.git('branch', '-m', 'master');
    work.write(skill('edited'));
    expect(await baseOf(await openSides({ directory: work.path }))).toMatchObject({ sha });
  });

  test('commits not yet pushed are compared on the default branch itself', async () => {
    const { path, main } = behind();
    git(path, 'switch', '-q', '-C', 'main', 'origin/main');
    git(path, 'commit', '-q', '--allow-empty', '-m', 'Not pushed');
    const opened = await openSides({ directory: path });
    expect(opened.context.base).toEqual({ sha: main, how: 'merge-base', name: 'origin/HEAD' });
    expect(opened.context.head().sha).not.toBe(main);
  });

  test('without a default branch there is no base, and the reason is printed', async () => {
    const work = repository(skill('old'));
    work.git('branch', '-m', 'trunk');
    const opened = await openSides({ directory: work.path });
    expect([opened.base, (await baseOf(opened)).reason]).toEqual([
      null,
      'No default branch (origin/HEAD, main or master).',
    ]);
    work.git('switch', '-q', '--orphan', 'main');
    work.commit(skill('island'));
    work.git('switch', '-q', 'trunk');
    expect((await baseOf(await openSides({ directory: work.path }))).reason).toContain(
      'no commit in common',
    );
  });

  test('--base none means no base', async () => {
    const { path } = behind();
    const opened = await openSides({ directory: path, base: 'none' });
    expect([opened.base, opened.context.base]).toEqual([null, null]);
    expect((await baseOf(opened)).reason).toContain('--base none');
  });

  test.each([
    'main',
    'origin/main',
    'origin',
    'refs/remotes/origin/main',
    'origin/main...',
    'v1...',
  ])('--base %s means where HEAD left it', async (base) => {
    const { path, fork, main } = behind();
    git(path, 'tag', 'v1', main);
    git(path, 'branch', '-f', 'main', 'origin/main');
    const { context } = await openSides({ directory: path, base });
    const name = base.startsWith('v1') ? 'v1' : base === 'origin' ? 'origin' : 'main';
    expect(context.base).toEqual({ sha: fork, how: 'merge-base', name });
  });

  test('--base with anything but a branch means that commit', async () => {
    const { path, fork, main } = behind();
    git(path, 'tag', '-a', 'v1', '-m', 'v1', main);
    const at = async (base: string) => (await openSides({ directory: path, base })).context.base;
    for (const base of [main, main.slice(0, 10)]) {
      expect([base, await at(base)]).toEqual([base, { sha: main, how: 'ref' }]);
    }
    for (const [base, name] of [
      ['v1', 'v1'],
      ['tags/v1', 'v1'],
      ['refs/tags/v1', 'v1'],
      ['origin/main^0', 'main^0'],
    ] as const) {
      expect([base, await at(base)]).toEqual([base, { sha: main, how: 'ref', name }]);
    }
    for (const [base, name] of [
      ['origin/main~1', 'main~1'],
      ['HEAD', 'HEAD'],
      ['@', '@'],
    ] as const) {
      expect([base, await at(base)]).toEqual([base, { sha: fork, how: 'ref', name }]);
    }
    expect(await at('topic')).toEqual({ sha: fork, how: 'merge-base', name: 'topic' });
  });

  test('a branch without a common history is compared by its tip', async () => {
    const { path, main } = behind();
    git(path, 'switch', '-q', '--orphan', 'island');
    git(path, 'commit', '-q', '--allow-empty', '-m', 'Start a new history');
    const at = (base: string) => openSides({ directory: path, base });
    expect((await at('origin/main')).context.base).toEqual({ sha: main, how: 'ref', name: 'main' });
    await expect(at('origin/main...')).rejects.toThrow('have no commit in common');
  });

  test('two named branches are compared by their tips', async () => {
    const { path, main } = behind();
    const opened = await openSides({ directory: path, base: 'origin/main', head: 'topic' });
    expect(opened.context.base).toEqual({ sha: main, how: 'ref', name: 'main' });
  });

  test('a revision in place of the working tree is never dirty', async () => {
    const { path, fork, main } = behind();
    const opened = await openSides({ directory: path, base: fork, head: 'origin/main' });
    expect(opened.context.head()).toEqual({ sha: main, dirty: false });
    expect(opened.head.entries.map((entry) => entry.path)).toContain('skills/b/SKILL.md');
    const missingHead = openSides({ directory: path, base: fork, head: 'gone' });
    await expect(missingHead).rejects.toThrow('"gone" is not a commit of this clone.');
  });

  test('an unknown base is an error with the closest match and the remedy', async () => {
    const { path, from } = behind();
    const asking = (base: string) => openSides({ directory: path, base });
    await expect(asking('origin/mian')).rejects.toThrow(
      'The base "origin/mian" is not a commit of this clone. Did you mean "origin/main"?',
    );
    git(path, 'branch', '-D', 'main');
    expect((await asking('main')).context.base?.how).toBe('merge-base');
    await expect(asking('c'.repeat(40))).rejects.toThrow(`git fetch origin ${'c'.repeat(40)}`);
    await expect(asking('--output=x')).rejects.toThrow('The base "--output=x" is not a revision.');
    from.work.commit(skill('newer'));
    from.push('refs/heads/newer');
    await expect(asking('newer')).rejects.toThrow('git fetch origin newer:');
    git(path, 'fetch', '-q', 'origin', 'newer:refs/remotes/origin/newer');
    expect((await asking('origin/newer')).context.base?.how).toBe('merge-base');
  });

  test('a base that cannot be fetched is an error with a working remedy', async () => {
    const refusal = (directory: string, request: { base: string; head?: string }) =>
      openSides({ directory, ...request }).catch(({ message }: Error) => message);
    const { path } = behind();
    expect(await refusal(path, { base: 'main', head: 'nowhere' })).toBe(
      '"nowhere" is not a commit of this clone. Fetch it first: git fetch origin nowhere:refs/remotes/origin/nowhere (and name it origin/nowhere).',
    );
    const unrelated = repository(skill('old'));
    expect(await refusal(unrelated.path, { base: 'nowhere' })).toBe(
      'The base "nowhere" is not a commit of this clone. Use a branch, a tag or a commit.',
    );
    expect(await refusal(repository().path, { base: 'main' })).toBe(
      'The base "main" is not a commit of this clone: the repository has no commit yet. Compare with nothing: --base none',
    );
    const shallow = checkout(origin(skill('old')).url, 'refs/heads/main');
    expect(await refusal(shallow.path, { base: 'nowhere' })).toMatch(
      /git fetch origin nowhere:\S+ \(and name it origin\/nowhere\), or get more history: git fetch --unshallow/,
    );
    expect(await refusal(temporaryFolder(), { base: 'main' })).toMatch(/ Run inside a clone\.$/);
  });

  test('a shallow clone with an unknown base names the remedy', async () => {
    const { from } = behind();
    from.work.git('switch', '-q', '-c', 'side', 'main~1');
    from.work.commit(skill('side'));
    from.push('refs/heads/side');
    const work = checkout(from.url, 'refs/heads/side');
    work.git('fetch', '-q', '--depth=1', 'origin', '+refs/heads/main:refs/remotes/origin/main');
    const before = state(work);
    const opening = openSides({ directory: work.path });
    await expect(opening).rejects.toThrow(UsageError);
    await expect(opening).rejects.toThrow(/shallow.*origin\/main.*--unshallow.*fetch-depth: 0/);
    const tip = work.git('rev-parse', 'origin/main');
    for (const base of ['origin/main', 'origin/main...']) {
      const asking = openSides({ directory: work.path, base });
      await expect(asking).rejects.toThrow(
        /the merge base of HEAD and origin\/main is unknown\. .*fetch-depth: 0/,
      );
      await expect(asking).rejects.toThrow(`its tip: --base ${tip}`);
    }
    expect(state(work)).toEqual(before);
  });
});

test.each(['origin', 'origin/HEAD'])(
  '%s is the default branch of a run, and not a tag',
  async (name) => {
    const from = origin(skill('old'));
    const { path } = clone(from.url);
    const run = runOf('workflow_dispatch', {});
    const asking = () => openSides({ directory: path, run, base: name });
    const main = git(path, 'rev-parse', 'origin/main');
    expect((await asking()).context.base?.sha).toBe(main);
    from.work.commit(skill('evil'));
    from.push(`refs/tags/${name}`);
    await expect(asking()).rejects.toThrow(`refs/remotes/origin/HEAD`);
  },
);
