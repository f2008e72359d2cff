import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryTree } from '../../src/model/tree.ts';
import { parseTxtar, subtree } from '../../src/syntax/txtar.ts';
import { exampleTree } from '../../src/tasks/example-tree.ts';
import { answerOf, bothReports } from './changed-only.ts';
import { changedWorld, sidesOf } from './changed-worlds.ts';
import { sample, seeds } from './seeds.ts';

const folder = new URL('../cases/', import.meta.url);
const kinds = readdirSync(folder, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map(({ name }) => name);

/** Skills that no case knows. */
const others = Object.fromEntries(
  ['first', 'second', 'third'].map((name) => [
    `elsewhere/skills/${name}-of-others/SKILL.md`,
    `---\nname: ${name}-of-others\ndescription: Does what no case does.\n---\n\n# Others\n`,
  ]),
);

/** The changes of the cases of one kind, with other skills around them. */
function changesOf(kind: string) {
  const names = readdirSync(new URL(`${kind}/`, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => {
      const archive = parseTxtar(readFileSync(new URL(`${kind}/${name}`, folder), 'utf8'));
      const [before, after] = [subtree(archive, 'before'), subtree(archive, 'after')];
      const isChange = Object.keys({ ...before, ...after }).length > 0;
      return isChange ? [{ name, before, after }] : [];
    });
}

test.each(kinds)(
  'the changes of the cases of %s have one answer, read in part or whole',
  async (kind) => {
    for (const { name, before, after } of changesOf(kind)) {
      const [base, head] = [before, after].map((files) => exampleTree({ ...others, ...files })) as [
        ReturnType<typeof exampleTree>,
        ReturnType<typeof exampleTree>,
      ];
      const { full, partial } = await bothReports({ base, head });
      expect(answerOf(partial), name).toEqual(answerOf(full));
    }
  },
);

describe.each(seeds)('the %s changes of generated repositories', (_, seed) => {
  test('have one answer, read in part or whole', { timeout: 600_000 }, async () => {
    let unread = 0;
    await fc.assert(
      fc.asyncProperty(changedWorld, async (world) => {
        const { base, head } = sidesOf(world);
        const trees = { base: memoryTree(base), head: memoryTree(head) };
        const { full, partial } = await bothReports(trees);
        unread += partial.summary.unread ?? 0;
        expect(answerOf(partial)).toEqual(answerOf(full));
      }),
      sample(seed, 40),
    );
    expect(unread).toBeGreaterThan(0);
  });
});
