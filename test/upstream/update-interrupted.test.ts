import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownProcess } from '../../src/io/disk/together/owner.ts';
import { blobId } from '../../src/model/tree.ts';
import { repository, type TestRepository, writeFiles } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';
import { computedHash, snapshot } from './installed.ts';

const skill = (name: string, text: string) =>
  `---\nname: ${name}\ndescription: Writes ${name}.\n---\n${text}\n`;
const old = { 'SKILL.md': skill('alpha', 'Old.'), 'ref.md': 'Old.\n' };
const next = { 'SKILL.md': skill('alpha', 'New.'), 'ref.md': 'New.\n' };
const folder = '.agents/skills/alpha';

/** A repository with two skills from folders of its own. */
function installed(): TestRepository {
  const entry = (name: string, hash: string) => [
    name,
    {
      ...{ source: './up', sourceType: 'local', skillPath: `${name}/SKILL.md` },
      computedHash: hash,
    },
  ];
  const beta = { 'SKILL.md': skill('beta', 'Old.') };
  const skills = Object.fromEntries([
    entry('alpha', computedHash(old)),
    entry('beta', computedHash(beta)),
  ]);
  return repository({
    'skills-lock.json': `${JSON.stringify({ version: 1, skills }, null, 2)}\n`,
    [`${folder}/SKILL.md`]: old['SKILL.md'],
    [`${folder}/ref.md`]: old['ref.md'],
    '.agents/skills/beta/SKILL.md': beta['SKILL.md'],
    'up/alpha/SKILL.md': next['SKILL.md'],
    'up/alpha/ref.md': next['ref.md'],
    'up/beta/SKILL.md': skill('beta', 'New.'),
  });
}

const idOf = (text: string) => blobId(Buffer.from(text));
const stateOf = ({ path }: TestRepository) => join(path, '.git/skillaccord-update');

/** What an update of `alpha` leaves that is killed after it replaced both files, and before the lock. */
function interrupt(work: TestRepository): void {
  const lock = readFileSync(join(work.path, 'skills-lock.json'), 'utf8');
  const steps = [
    ...(['SKILL.md', 'ref.md'] as const).map((name) => {
      return { path: `${folder}/${name}`, before: idOf(old[name]), after: idOf(next[name]) };
    }),
    { path: 'skills-lock.json', before: idOf(lock), after: idOf('new') },
  ];
  const owner = { ...ownProcess(), pid: 2 ** 30 };
  writeFiles(stateOf(work), {
    'journal.json': JSON.stringify({ owner, names: ['alpha'], steps, folders: [] }),
    'old-0': old['SKILL.md'],
    'old-1': old['ref.md'],
    'new-2': 'new',
  });
  work.write({ [`${folder}/SKILL.md`]: next['SKILL.md'], [`${folder}/ref.md`]: next['ref.md'] });
}

const oneLine = 'An update of alpha was interrupted: some of its files are here.';

test.each([['check', '--base', 'none'], ['outdated'], ['update', 'alpha', '--dry-run']])(
  '%s mentions an interrupted update, and changes nothing',
  async (...args) => {
    const work = installed();
    interrupt(work);
    const before = [snapshot(work.path), readdirSync(stateOf(work))];
    expect((await runHere(args, work.path)).stderr).toContain(oneLine);
    expect([snapshot(work.path), readdirSync(stateOf(work))]).toEqual(before);
  },
);

test('an update of another name takes nothing back and writes nothing', async () => {
  const work = installed();
  interrupt(work);
  const before = snapshot(work.path);
  const { code, stderr } = await runHere(['update', 'beta'], work.path);
  expect(code).toBe(2);
  expect(stderr).toContain('skillaccord update alpha takes them back first.');
  expect(snapshot(work.path)).toEqual(before);
});

test('an update of the same name takes it back, and is then done', async () => {
  const work = installed();
  interrupt(work);
  const { code, stderr } = await runHere(['update', 'Alpha'], work.path);
  expect(stderr).toBe('An interrupted update was taken back.\n');
  expect(code).toBe(0);
  expect(readFileSync(join(work.path, folder, 'ref.md'), 'utf8')).toBe('New.\n');
  expect(existsSync(stateOf(work))).toBe(false);
});

test('a file that was edited since stays, and its old text is kept', async () => {
  const work = installed();
  interrupt(work);
  work.write({ [`${folder}/ref.md`]: 'Edited days later.\n' });
  const { code, stderr } = await runHere(['update', 'alpha'], work.path);
  expect(code).toBe(1);
  expect(stderr).toContain('alpha is edited');
  const texts = snapshot(work.path);
  expect(texts[`${folder}/ref.md`]).toBe('100644 Edited days later.\n');
  expect(texts[`${folder}/SKILL.md`]).toBe(`100644 ${old['SKILL.md']}`);
  const kept = /What they were before it is in "(.+)"\./.exec(stderr)?.[1] ?? '';
  expect(readFileSync(join(kept, 'old-1'), 'utf8')).toBe(old['ref.md']);
});

test('after a restore by git and edits, nothing is mentioned and any update runs', async () => {
  const work = installed();
  interrupt(work);
  work.write({ [`${folder}/SKILL.md`]: old['SKILL.md'], [`${folder}/ref.md`]: 'Edited.\n' });
  expect((await runHere(['check', '--base', 'none'], work.path)).stderr).toBe('');
  expect((await runHere(['update', 'beta'], work.path)).code).toBe(0);
  const texts = snapshot(work.path);
  expect(texts[`${folder}/ref.md`]).toBe('100644 Edited.\n');
  expect(texts['.agents/skills/beta/SKILL.md']).toBe(`100644 ${skill('beta', 'New.')}`);
});
