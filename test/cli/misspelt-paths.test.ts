import { expect, test } from 'vitest';
import { checkExample } from '../../src/tasks/example.ts';

const skill = '---\nname: worklog\ndescription: Writes a work log.\n---\n';

/** The findings on paths for the `ignore` of a tree with some more files. */
async function suggestions(ignore: string, ...paths: readonly string[]): Promise<string[]> {
  const files = new Map([
    ['skillaccord.yml', `ignore: [${ignore}]\n`],
    ['skills/worklog/SKILL.md', skill],
    ...paths.map((path) => [path, 'Text.\n'] as const),
  ]);
  const { findings } = await checkExample({ comment: '', files });
  return findings
    .filter(({ rule }) => rule === 'config-path-missing')
    .flatMap(({ help }) =>
      (help?.parts ?? []).flatMap((part) => (typeof part === 'string' ? [] : part.text)),
    );
}

test.each([
  ['fixturs/', 'fixtures/a.md', 'fixtures/'],
  ['Fixtures', 'lib/fixtures/a.md', 'fixtures'],
  ['test/', 'tests/a.md', 'tests/'],
  ['/docs/exampels', 'docs/examples/a.md', '/docs/examples'],
  ['./fixturs/brokn/', 'fixtures/broken/a.md', 'fixtures/broken/'],
  ['docs/instructons.md', 'docs/instructions.md', 'docs/instructions.md'],
])('%s is misspelt where there is %s', async (written, path, suggestion) => {
  expect(await suggestions(written, path)).toEqual([suggestion]);
});

test.each([
  ['fixtures/', 'lib/fixtures/a.md', 'a name matches at any depth'],
  ['"fixturs/*"', 'fixtures/a.md', 'a glob'],
  ['"fixtur{e,}/"', 'fixtures/a.md', 'alternatives'],
  ['archive/', 'examples/a.md', 'resembles nothing'],
  ['build/', 'built/a.md', 'a folder that tools make'],
  ['.cache/', '.cached/a.md', 'a hidden folder'],
  ['job-2/', 'job-1/a.md', 'another number'],
  ['"test/", "tests/"', 'tests/a.md', 'both are listed'],
  ['a.md', 'b.md', 'a short name'],
  ['docs/a/b', 'docs/a/b', 'a file'],
])('%s has no finding with %s: %s', async (written, path) => {
  expect(await suggestions(written, path)).toEqual([]);
});
