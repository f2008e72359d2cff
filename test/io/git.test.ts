import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Content,
  checkout,
  git,
  origin,
  pullRequest,
  repositoryAt,
  temporaryFolder,
} from '../support/git.ts';

/** Files with an unusual sort order in git, links, scripts, and bytes that are not text. */
const before: Readonly<Record<string, Content>> = {
  'a.md': 'A.\n',
  'a/b/c.md': 'C.\n',
  'a-b.md': '',
  'a/run.sh': { script: '#!/bin/sh\n' },
  'a/link': { link: '../a.md' },
  'gone/deep/x': 'x',
  bytes: Uint8Array.of(0, 255, 10),
  [`${'long/'.repeat(60)}x`]: 'x',
  '\udcff.md': 'no text\n',
};
const change = { 'a.md': 'B.\n', 'new/y': 'y' };
const meanwhile = { 'a/b/c.md': 'D.\n', z: 'z' };

/** The same files as written by git itself. */
function byGit() {
  const work = repositoryAt(temporaryFolder());
  git(work.path, 'init', '-q', '-b', 'main');
  const commit = (files: Readonly<Record<string, Content>>, message: string) => {
    work.write(files);
    git(work.path, 'add', '-A');
    git(work.path, 'commit', '-q', '-m', message);
    return git(work.path, 'rev-parse', 'HEAD');
  };
  const base = commit(before, 'Change');
  git(work.path, 'switch', '-q', '-c', 'feature');
  const head = commit(change, 'Propose');
  git(work.path, 'switch', '-q', 'main');
  commit(meanwhile, 'Move main');
  git(work.path, 'merge', '-q', '--no-ff', '-m', 'Merge', 'feature');
  return { base, head, merge: git(work.path, 'rev-parse', 'HEAD') };
}

/** Expects an intact repository without changes according to git. */
function expectSound(path: string): void {
  expect(git(path, 'fsck', '--strict', '--no-dangling')).toBe('');
  expect(git(path, 'diff-files', '--name-only')).toBe('');
  expect(git(path, 'status', '--porcelain')).toBe('');
}

describe.runIf(process.platform === 'linux')('what is written without git', () => {
  test('has the commits that git makes, and a clean work tree', () => {
    const from = origin(before);
    expect(pullRequest(from, change, meanwhile)).toEqual(byGit());
    expectSound(from.work.path);
    expect(readdirSync(from.work.path)).toContain('new');
    git(from.work.path, 'switch', '-q', 'feature');
    expectSound(from.work.path);
  });

  test.each([0, 1, 2, 3])('has the same clone as with git, with depth %i', (depth) => {
    const from = origin(before);
    const { merge } = pullRequest(from, change, meanwhile);
    const { path } = checkout(from.url, 'refs/pull/1/merge', depth);
    const real = temporaryFolder();
    git(real, 'init', '-q', '-b', 'main');
    const options = ['-q', '--no-tags', ...(depth > 0 ? [`--depth=${depth}`] : [])];
    git(real, 'fetch', ...options, from.url, '+refs/pull/1/merge:refs/remotes/pull/1/merge');
    git(real, 'checkout', '-q', '--detach', merge);
    for (const args of [
      ['rev-parse', 'HEAD', 'refs/remotes/pull/1/merge'],
      ['rev-list', '--objects', 'HEAD'],
      ['ls-files', '--stage'],
      ['rev-parse', '--is-shallow-repository'],
    ]) {
      expect(git(path, ...args)).toBe(git(real, ...args));
    }
    expectSound(path);
  });

  test('is made by git if a setting or a file needs it', () => {
    const { work } = origin({ '.gitignore': 'ignored\n', ignored: '', kept: '' });
    expect(git(work.path, 'ls-files')).toBe('.gitignore\nkept');
    git(work.path, 'config', 'core.fileMode', 'false');
    work.commit({ script: { script: '' } });
    expect(git(work.path, 'ls-files', '--stage', 'script')).toMatch(/^100644/);
  });
});
