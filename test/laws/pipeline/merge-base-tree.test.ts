import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FileTree, memoryTree, readAll } from '../../../src/model/tree.ts';
import { check } from '../../../src/pipeline/check.ts';
import { mergeBaseTree } from '../../../src/setup/merge-base-tree.ts';
import { open } from '../../../src/setup/open.ts';
import { git, repository } from '../../support/git.ts';
import { sample, seeds } from '../support/seeds.ts';

type Files = Readonly<Record<string, string>>;

const anyFiles: fc.Arbitrary<Files> = fc.dictionary(
  fc.constantFrom('a', 'b', 'c/a', 'c/b', 'd'),
  fc.constantFrom('1', '2', '3'),
);

/** The files of a tree, read in reverse order. */
async function filesOf(tree: FileTree): Promise<Files> {
  const paths = tree.entries.map(({ path }) => path).reverse();
  const { files, failures } = await readAll(tree, [...paths, 'nowhere']);
  expect([...failures]).toEqual([['nowhere', 'missing']]);
  return Object.fromEntries([...files].map(([path, bytes]) => [path, String(bytes)]));
}

describe.each(seeds)('the %s trees', (_, seed) => {
  test('are compared without files that both sides removed, and with files that both added', async () => {
    const three = fc.tuple(anyFiles, anyFiles, anyFiles);
    const holds = async ([mergeBase, tip, head]: readonly [Files, Files, Files]) => {
      const expected = [...new Set([...Object.keys(mergeBase), ...Object.keys(tip)])].flatMap(
        (path) => {
          const text = path in mergeBase ? mergeBase[path] : tip[path];
          const isKept = path in mergeBase ? path in tip || path in head : path in head;
          return isKept ? [[path, text] as const] : [];
        },
      );
      const [mergeBaseSide, tipSide, headSide] = [mergeBase, tip, head].map((files) =>
        memoryTree(files),
      );
      if (!mergeBaseSide || !tipSide || !headSide) return;
      const tree = mergeBaseTree({ mergeBase: mergeBaseSide, tip: tipSide, head: headSide });
      const paths = tree.entries.map(({ path }) => path);
      expect(paths).toEqual([...paths].sort());
      expect(await filesOf(tree)).toEqual(Object.fromEntries(expected));
    };
    await fc.assert(fc.asyncProperty(three, holds), sample(seed, 100));
  });
});

const skill = (tools: string, body: string) =>
  `---\nname: pdf\ndescription: Fills ${body}.\nallowed-tools: ${tools}\n---\n${body}\n`;
const other = { 'skills/a/SKILL.md': '---\nname: a\ndescription: Does a thing.\n---\n' };
const policy = { 'skillaccord.yml': 'policy: { allowed-tools: [Read] }\nscope: new\n' };

/** A skill with Bash that the branch removes together with adding a policy; the change begins before that. */
async function outcomeOf(theirs: Files, own: Files): Promise<string> {
  const work = repository({ 'skills/pdf/SKILL.md': skill('Bash', 'forms'), ...other });
  const { path } = work;
  git(path, 'switch', '-q', '-c', 'feature');
  git(path, 'rm', '-q', '-r', 'skills/pdf');
  work.commit(own);
  git(path, 'switch', '-q', 'main');
  git(path, 'rm', '-q', '-r', 'skills/pdf');
  work.commit({ ...policy, ...theirs });
  git(path, 'switch', '-q', 'feature');
  const { sides, config, configFiles } = await open({ cwd: path, base: 'main' });
  return (await check(sides, config, configFiles)).outcome;
}

test('a finding that the branch removed is not existing because an old commit had it', async () => {
  expect(await outcomeOf({}, { 'lib/pdf/SKILL.md': skill('Bash', 'other words') })).toBe('fail');
});

test('an equal change on both sides makes no difference', async () => {
  const moved = { 'lib/pdf/SKILL.md': skill('Bash', 'forms') };
  expect(await outcomeOf(moved, moved)).toBe('pass');
  expect(await outcomeOf({}, { note: 'x' })).toBe('pass');
});
