import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Content, repository, type TestRepository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const skill = (name: string, version: string, body = 'Body.') =>
  `---\nname: ${name}\ndescription: Does it.\n${version === '' ? '' : `version: ${version}\n`}---\n${body}\n`;

/** A repository with a lock; the tag `start` names its state. */
async function locked(files: Record<string, Content>): Promise<TestRepository> {
  const work = repository(files);
  await runHere(['lock'], work.path);
  work.commit();
  work.git('tag', 'start');
  return work;
}

const bump = ({ path }: TestRepository, ...args: readonly string[]) =>
  runHere(['bump', '--base', 'start', ...args], path, { width: 100 });

const lockOf = ({ path }: TestRepository) => readFileSync(join(path, 'proto.lock'), 'utf8');

describe('a renamed skill', () => {
  const before = { 'skills/changelog/SKILL.md': skill('changelog', '1.2.3') };

  test.each(['skills/changelog', 'skills/changes'])('in %s has its new entry alone', async (to) => {
    const work = await locked({ ...before, 'skills/other/SKILL.md': skill('other', '', 'Other.') });
    if (to !== 'skills/changelog') work.git('mv', 'skills/changelog', to);
    work.commit({ [`${to}/SKILL.md`]: skill('changes', '1.2.3') });
    expect(await bump(work)).toEqual({
      code: 0,
      stdout: `${to}/SKILL.md:4  1.2.3 -> 2.0.0  (major: skill-renamed)\nproto.lock  added: changes; removed: changelog\nSet 1 version of 1 skill.\nNext: git add -u\n`,
      stderr: '',
    });
    expect((await runHere(['lock', '--check'], work.path)).code).toBe(0);
    expect((await runHere(['check', '--base', 'start'], work.path)).code).toBe(0);
  });

  test('keeps the entry of its old name for another skill of that name', async () => {
    const work = await locked(before);
    work.git('mv', 'skills/changelog', 'skills/changes');
    work.commit({
      'skills/changes/SKILL.md': skill('changes', '1.2.3'),
      'skills/log/SKILL.md': skill('changelog', '1.0.0', 'Another thing.'),
    });
    await bump(work);
    expect(lockOf(work)).toContain('  changelog:\n');
  });

  test('that gets no version leaves the lock, which is named', async () => {
    const work = await locked({ 'skills/changelog/SKILL.md': skill('changelog', 'spring') });
    const lock = lockOf(work);
    work.commit({ 'skills/changelog/SKILL.md': skill('changes', 'spring') });
    const { stderr } = await bump(work);
    expect(stderr.split('\n').slice(1)).toEqual([
      'proto.lock still lists "changelog": run `skillaccord lock proto.lock`.',
      '',
    ]);
    expect(lockOf(work)).toBe(lock);
  });

  test('in a lock that cannot be rewritten: the lock is named', async () => {
    const work = await locked(before);
    const hash = /content_hash: (\S+)/.exec(lockOf(work))?.[1];
    work.commit({ 'proto.lock': `{skills: {changelog: {content_hash: ${hash}}}}\n` });
    work.git('tag', '-f', 'start');
    work.commit({ 'skills/changelog/SKILL.md': skill('changes', '1.2.3') });
    const { code, stderr } = await bump(work);
    expect({ code, last: stderr.split('\n').at(-2) }).toEqual({
      code: 1,
      last: 'proto.lock still lists "changelog": run `skillaccord lock proto.lock`.',
    });
  });
});

describe('a changed skill without a version', () => {
  const path = 'skills/review-pr/SKILL.md';

  test('has its entry refreshed, with the commit', async () => {
    const work = await locked({ [path]: skill('review-pr', '') });
    const head = work.commit({ [path]: skill('review-pr', '', 'Other.') });
    expect(await bump(work)).toEqual({
      code: 0,
      stdout: 'proto.lock  refreshed: review-pr\nNo version is too low.\nNext: git add -u\n',
      stderr: '',
    });
    expect(lockOf(work)).toContain(`source_rev: "${head}"`);
    expect((await runHere(['lock', '--check'], work.path)).code).toBe(0);
    expect((await bump(work)).stdout).toBe('No version is too low.\n');
  });

  test('that a lock does not list is not added', async () => {
    const work = await locked({ 'skills/other/SKILL.md': skill('other', '') });
    work.commit({ [path]: skill('review-pr', '') });
    work.git('tag', '-f', 'start');
    const lock = lockOf(work);
    work.commit({ [path]: skill('review-pr', '', 'Other.') });
    await bump(work);
    expect(lockOf(work)).toBe(lock);
  });
});
