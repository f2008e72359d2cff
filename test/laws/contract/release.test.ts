import { expect, test } from 'vitest';
import { defaults } from '../../../src/config/config.ts';
import type { Skill } from '../../../src/model/skill.ts';
import { exactJson } from '../../../src/model/value/canonical.ts';
import { load } from '../../../src/pipeline/load.ts';
import { exampleTree } from '../../../src/tasks/example-tree.ts';
import { caseKinds, sidesOfCases } from '../support/case-changes.ts';

/** The manifests and the contract of a skill with all locations, as JSON. */
function statedBy({ manifests, contract }: Skill): string {
  const stated = {
    manifests: manifests.map(({ dialect, path, root, body }) => ({ dialect, path, root, body })),
    items: contract.items,
  };
  return exactJson(stated, (_, value) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
}

test.each(caseKinds)(
  'the dropped parts of the skills of %s are the same when they are read again',
  async (kind) => {
    for (const { name, after } of sidesOfCases(kind)) {
      const { workspace } = await load(exampleTree(after), defaults);
      for (const skill of workspace.skills) {
        const stated = statedBy(skill);
        const roots = skill.manifests.map(({ root }) => root);
        skill.release?.();
        for (const [at, { root }] of skill.manifests.entries()) expect(root).not.toBe(roots[at]);
        expect(statedBy(skill), `${name}: ${skill.root}`).toBe(stated);
      }
    }
  },
);
