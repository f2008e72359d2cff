import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRepository } from '../../src/io/git/repository.ts';
import { workTree } from '../../src/io/git/work-tree/work-tree.ts';
import { repository, type TestRepository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const skill = (name: string, body = 'See [missing](missing.md).') => ({
  [`skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: Does ${name} work.\n---\n\n# Work\n\n${body}\n`,
});

/** A repository with four skills on `main`, each with an existing finding, and a branch. */
function fourSkills(): TestRepository {
  const work = repository({
    ...skill('first'),
    ...skill('second'),
    ...skill('third'),
    ...skill('fourth', 'See [first](../first/notes.md).'),
    'skills/first/notes.md': '# Notes\n',
  });
  work.git('switch', '-q', '-c', 'feature');
  return work;
}

async function report(work: TestRepository, ...args: readonly string[]) {
  const options = ['check', '--base', 'main', '--format', 'json', ...args];
  const { stdout } = await runHere(options, work.path);
  return JSON.parse(stdout);
}

/** The roots of the unread skills of a run. */
function unreadRoots({ skills }: { skills: { root: string; read?: boolean }[] }): string[] {
  return skills.filter(({ read }) => read === false).map(({ root }) => root);
}

test('a run over new findings reads the changed skill, and lists the others as unread', async () => {
  const work = fourSkills();
  work.commit(skill('second', 'Also see [gone](gone.md).'));
  const { summary, skills, findings } = await report(work, '--scope', 'new');
  expect(summary).toMatchObject({ skills: 4, changed: 1, unread: 3, warnings: 1 });
  const added = findings.filter((finding: { state: string }) => finding.state === 'new');
  expect(added.map(({ rule }: { rule: string }) => rule)).toContain('link-target');
  expect(skills[0]).toMatchObject({ name: 'first', status: 'unchanged', read: false });
  expect(skills[0]).toMatchObject({ version: null, contentHash: null, skillVersion: null });
});

test('a run over all findings reads everything', async () => {
  const work = fourSkills();
  work.commit(skill('second', 'Other text.'));
  const { summary, skills } = await report(work, '--scope', 'all');
  expect(summary).not.toHaveProperty('unread');
  expect(unreadRoots({ skills })).toEqual([]);
});

test('a skill that links to a removed file is read', async () => {
  const work = fourSkills();
  rmSync(join(work.path, 'skills/first/notes.md'));
  work.commit();
  const { findings, skills } = await report(work, '--scope', 'new');
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'link-target', state: 'new', skill: 'skills/fourth' }),
  );
  expect(unreadRoots({ skills })).toEqual(['skills/second', 'skills/third']);
});

test('an edit without a commit is read, also in a file that git takes for unchanged', async () => {
  const work = fourSkills();
  work.git('update-index', '--assume-unchanged', 'skills/third/SKILL.md');
  work.write(skill('third', 'See [new](new.md).'));
  const { findings } = await report(work, '--scope', 'new');
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'link-target', state: 'new', skill: 'skills/third' }),
  );
});

test('GitLab gets the existing problems of every skill', async () => {
  const work = fourSkills();
  work.commit(skill('second', 'Other text.'));
  const args = ['check', '--base', 'main', '--scope', 'new', '--format', 'gitlab'];
  const { stdout } = await runHere(args, work.path);
  const paths = JSON.parse(stdout).map(
    (finding: { location: { path: string } }) => finding.location.path,
  );
  expect(paths).toContain('skills/first/SKILL.md');
});

test('the known blobs of a working tree are those of its index, without changed files', async () => {
  const work = fourSkills();
  const old = new Date('2020-01-01');
  work.write(skill('second', 'Other text.'));
  work.write({ 'skills/new/notes.md': '# New\n' });
  utimesSync(join(work.path, 'skills/third/SKILL.md'), old, old);
  const { repository: found } = findRepository(work.path);
  const ids = found && (await (await workTree(found)).knownIds?.());
  expect(ids?.get('skills/first/SKILL.md')).toBe(
    work.git('rev-parse', 'HEAD:skills/first/SKILL.md'),
  );
  expect(ids?.has('skills/third/SKILL.md')).toBe(true);
  for (const path of ['skills/second/SKILL.md', 'skills/new/notes.md'])
    expect(ids?.has(path)).toBe(false);
});
