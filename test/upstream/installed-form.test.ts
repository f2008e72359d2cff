import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/model/message.ts';
import { type MemoryFile, memoryTree } from '../../src/model/tree.ts';
import { installedForm } from '../../src/upstream/installed-form.ts';
import { clashingNames, unsafeName } from '../../src/upstream/unsafe-name.ts';

const link = (content: string): MemoryFile => ({ kind: 'symlink', content });
const skill = '---\nname: a\ndescription: A.\n---\n';

async function formOf(
  files: Record<string, string | MemoryFile>,
  method: 'skills' | 'plain' = 'skills',
) {
  const tree = memoryTree({ 'skills/a/SKILL.md': skill, ...files });
  const { files: written, altered, problems } = await installedForm(tree, 'skills/a', method);
  const others = written.filter(({ name }) => name !== 'SKILL.md');
  return {
    files: others.map(({ name, from }) => `${name} < ${from}`),
    altered,
    problems: problems.map(plainText),
  };
}

describe('the skills command line', () => {
  test('leaves out metadata.json and caches, and keeps other files', async () => {
    const { files, altered, problems } = await formOf({
      'skills/a/metadata.json': '{}',
      'skills/a/ref/metadata.json': '{}',
      'skills/a/__pycache__/x.pyc': '',
      'skills/a/__pypackages__/y': '',
      'skills/a/node_modules/z.js': '',
      'skills/a/.hidden': '',
      'skills/b/SKILL.md': skill,
    });
    expect(problems).toEqual([]);
    expect(files).toEqual([
      '.hidden < skills/a/.hidden',
      'node_modules/z.js < skills/a/node_modules/z.js',
    ]);
    expect(altered.toSorted()).toEqual([
      '__pycache__/x.pyc',
      '__pypackages__/y',
      'metadata.json',
      'ref/metadata.json',
    ]);
  });

  test('writes links as their target files, and leaves out broken links', async () => {
    const { files, altered, problems } = await formOf({
      LICENSE: 'MIT',
      'shared/one.md': '1',
      'shared/metadata.json': '{}',
      'shared/inner/two.md': link('../one.md'),
      'skills/a/LICENSE': link('../../LICENSE'),
      'skills/a/shared': link('../../shared'),
      'skills/a/through': link('shared/one.md'),
      'skills/a/nothing': link('missing.md'),
    });
    expect(problems).toEqual([]);
    expect(files).toEqual([
      'LICENSE < LICENSE',
      'shared/inner/two.md < shared/one.md',
      'shared/metadata.json < shared/metadata.json',
      'shared/one.md < shared/one.md',
      'through < shared/one.md',
    ]);
    expect(altered.toSorted()).toEqual(['LICENSE', 'nothing', 'shared', 'through']);
  });

  test.each([
    ['/etc/passwd', 'leaves the source'],
    ['../../../outside', 'leaves the source'],
    ['..\\..\\x', 'leaves the source'],
    ['C:/x', 'leaves the source'],
    ['.', 'to a folder around it'],
    ['..', 'to a folder around it'],
    ['loop', 'leaves the source'],
  ])('does not follow a link to %s', async (target, words) => {
    const { problems } = await formOf({ 'skills/a/loop': link(target) });
    expect(problems).toEqual([expect.stringContaining(words)]);
  });

  test('ends with links that grow exponentially', async () => {
    const folders = Array.from({ length: 12 }, (_, index) => index);
    const links = folders.flatMap((folder) =>
      [0, 1, 2].map((index) => [`f${folder}/${index}`, link(`../f${folder + 1}`)] as const),
    );
    const { problems } = await formOf({
      ...Object.fromEntries(links),
      'f12/x': 'x',
      'skills/a/start': link('../../f0'),
    });
    expect(problems).toContain('The folder has more than 2000 files.');
  });
});

test('a plain copy has every file unchanged, and is not installed with a link', async () => {
  const files = { 'skills/a/metadata.json': '{}', 'skills/a/link': link('SKILL.md') };
  expect(await formOf(files, 'plain')).toEqual({
    files: ['link < skills/a/link', 'metadata.json < skills/a/metadata.json'],
    altered: [],
    problems: ['skills/a/link is a symbolic link.'],
  });
});

test('a submodule and a folder without SKILL.md are not installed', async () => {
  const tree = memoryTree({
    'skills/a/x': '',
    'skills/a/sub': { kind: 'submodule', content: 'a'.repeat(40) },
  });
  const { problems } = await installedForm(tree, 'skills/a', 'skills');
  expect(problems.map(plainText)).toEqual([
    'skills/a/sub is a submodule without files here.',
    'The folder has no SKILL.md.',
  ]);
});

test.each([
  ...['../x', 'a//b', '.git/config', '.GIT', '.git ', 'git~1', 'a/.git/x', 'con', 'AUX.txt', 'a.'],
  ...['a\\b', 'a:b', 'a\nb', 'a\u202eb', 'a?', 'x'.repeat(500), './x'],
])('no file is written with the name %j', (name) => {
  expect(unsafeName(name)).not.toBeNull();
});

test.each(['SKILL.md', 'a b/c.md', '.gitignore', '.github/x.yml', 'ünï/コ.md', 'console', '@x/#y'])(
  'a file is written with the name %j',
  (name) => {
    expect(unsafeName(name)).toBeNull();
  },
);

test('names that are equal on some disks are found', () => {
  expect(clashingNames(['A/x', 'a/y', 'b', 'B', 'c', 'C/d', 'e', 'f/g'])).toEqual([
    ['A', 'a'],
    ['b', 'B'],
    ['c', 'C'],
  ]);
});
