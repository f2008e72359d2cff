import { expect, test } from 'vitest';
import { defaults } from '../../src/config/config.ts';
import { memoryTree, type TreeEntry } from '../../src/model/tree.ts';
import { discover } from '../../src/pipeline/discover.ts';
import { load } from '../../src/pipeline/load.ts';

const skill = (name: string) => `---\nname: ${name}\ndescription: Does ${name}.\n---\n`;

function entries(...paths: readonly string[]): TreeEntry[] {
  return [...paths].sort().map((path) => ({ path, kind: 'file' }));
}

function roots(found: readonly TreeEntry[], ignore: readonly string[] = []): string[] {
  return discover(found, { ignore, locks: [], protos: [] }).skills.map(({ root }) => root);
}

test('skills are found at any depth, hidden roots and the repository root included', () => {
  const paths = [
    'SKILL.md',
    '.claude/skills/a/SKILL.md',
    '.github/skills/b/SKILL.md',
    'packages/x/skills/c/SKILL.md',
    'skills/d/skill.toml',
    'skills/e/Skill.MD',
    'skills/f/README.md',
    'skills/g/SKILL.toml',
    'notskill.md',
  ];
  expect(roots(entries(...paths))).toEqual([
    '',
    '.claude/skills/a',
    '.github/skills/b',
    'packages/x/skills/c',
    'skills/d',
    'skills/e',
  ]);
});

test('a symlink is not a manifest', () => {
  const link: TreeEntry = { path: 'skills/a/SKILL.md', kind: 'symlink' };
  expect(roots([link])).toEqual([]);
});

test('SKILL.md counts before other spellings in the same directory', () => {
  const found = entries('a/SKILL.md', 'a/skill.md', 'b/skill.md');
  const { skills } = discover(found, { ignore: [], locks: [], protos: [] });
  expect(skills.map(({ manifestPaths }) => manifestPaths)).toEqual([
    ['a/SKILL.md'],
    ['b/skill.md'],
  ]);
});

test.each([
  [['fixtures/'], ['skills/a', 'skills/x/templates/c']],
  [['fixtures'], ['skills/a', 'skills/x/templates/c']],
  [['**/templates/**'], ['fixtures/b', 'skills/a']],
  [['skills/x'], ['fixtures/b', 'skills/a']],
  [['/skills'], ['fixtures/b']],
  [['skills/*'], ['fixtures/b']],
  [['*.txt'], ['fixtures/b', 'skills/a', 'skills/x/templates/c']],
])('ignore %j leaves %j', (ignore, left) => {
  const paths = ['skills/a/SKILL.md', 'fixtures/b/SKILL.md', 'skills/x/templates/c/SKILL.md'];
  expect(roots(entries(...paths), ignore)).toEqual(left);
});

test('a skill owns every file below it, nested skills included', () => {
  const found = entries('a/SKILL.md', 'a/b/SKILL.md', 'a/b/x.sh', 'a/z.md', 'ab/y.md');
  const names = discover(found, { ignore: [], locks: [], protos: [] }).skills.map(({ files }) =>
    files.map(({ name }) => name),
  );
  expect(names).toEqual([
    ['SKILL.md', 'b/SKILL.md', 'b/x.sh', 'z.md'],
    ['SKILL.md', 'x.sh'],
  ]);
});

test('skills with the same files are taken over from the tree read before', async () => {
  const files = {
    'skills/a/SKILL.md': skill('a'),
    'skills/a/run.sh': 'echo a\n',
    'skills/b/SKILL.md': skill('b'),
    'skills/c/SKILL.md': skill('c'),
    'skills/c/d/SKILL.md': skill('d'),
  };
  const current = await load(memoryTree(files), defaults);
  const changed = { ...files, 'skills/a/run.sh': 'echo b\n', 'skills/c/d/extra': '' };
  const earlier = await load(memoryTree(changed), defaults, { reusable: current });
  const isReused = earlier.workspace.skills.map((skill) =>
    current.workspace.skills.includes(skill),
  );
  expect(earlier.workspace.skills.map(({ root }) => root)).toEqual([
    'skills/a',
    'skills/b',
    'skills/c',
    'skills/c/d',
  ]);
  expect(isReused).toEqual([false, true, false, false]);
});

test('one broken skill hides no other', async () => {
  const { workspace } = await load(
    memoryTree({ 'a/SKILL.md': 'no frontmatter', 'b/SKILL.md': skill('b') }),
    defaults,
  );
  expect(workspace.skills.map(({ name, unreadable }) => [name, unreadable])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

test('20,000 files are assigned to 10,000 skills in linear time', () => {
  const paths = Array.from({ length: 10_000 }, (_, i) => [`s/${i}/SKILL.md`, `s/${i}/x`]).flat();
  const { skills } = discover(entries(...paths), { ignore: ['fixtures/'], locks: [], protos: [] });
  expect(skills).toHaveLength(10_000);
});
