import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryTree } from '../../../src/model/tree.ts';
import { exampleTree } from '../../../src/tasks/example-tree.ts';
import { caseKinds, sidesOfCases } from '../support/case-changes.ts';
import { answerOf, bothReports } from '../support/changed-only.ts';
import {
  changedWorld,
  lastEntryRemoved,
  newPluginAtRoot,
  removedAroundAnother,
  removedNeighbour,
  sidesOf,
} from '../support/changed-worlds.ts';
import { sample, seeds, spread } from '../support/seeds.ts';

/** Skills of no case. */
const others = Object.fromEntries(
  ['first', 'second', 'third'].map((name) => [
    `elsewhere/skills/${name}-of-others/SKILL.md`,
    `---\nname: ${name}-of-others\ndescription: Does what no case does.\n---\n\n# Others\n`,
  ]),
);

/** The changes of the cases of one kind, with other skills around them. */
function changesOf(kind: string) {
  const changes = sidesOfCases(kind).filter(({ isChange }) => isChange);
  return spread(changes, 12);
}

test.each(caseKinds)(
  'the changes of the cases of %s have one result, read in part or whole',
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
  test('have one result, read in part or whole', { timeout: 600_000 }, async () => {
    let unread = 0;
    await fc.assert(
      fc.asyncProperty(changedWorld, async (world) => {
        const { base, head } = sidesOf(world);
        const trees = { base: memoryTree(base), head: memoryTree(head) };
        const { full, partial } = await bothReports(trees);
        unread += partial.summary.unread ?? 0;
        expect(answerOf(partial)).toEqual(answerOf(full));
      }),
      {
        ...sample(seed, 20),
        examples: [
          [newPluginAtRoot],
          [lastEntryRemoved],
          [removedAroundAnother],
          [removedNeighbour],
        ],
      },
    );
    expect(unread).toBeGreaterThan(0);
  });
});
