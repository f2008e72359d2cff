import { operationOf, twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An operation was removed with everything that belongs to it. */
export const operationRemoved = changeRule({
  id: 'operation-removed',
  category: 'interface',
  summary: 'An operation that is removed comes with a major version step.',
  why: 'Whoever calls it finds nothing to call.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Named operations the skill exposes',
      fields: ['operations'],
    },
  ],
  on: { kind: 'operation', action: 'removed' },
  grade: { bump: 'major' },
  direction: 'identity',
  basis: { document: 'Skill Manifest v2', quote: 'Named operations the skill exposes' },
  message: (change) => `Operation ${itemName(change)} was removed; whoever calls it finds nothing.`,
  invalid: twoBlocks(
    {
      operations: { search: operationOf(), store: operationOf({ description: 'Keeps a memory.' }) },
    },
    {},
  ),
  valid: twoBlocks(
    {
      operations: { search: operationOf(), store: operationOf({ description: 'Keeps a memory.' }) },
    },
    {
      operations: { search: operationOf(), store: operationOf({ description: 'Keeps a memory.' }) },
    },
  ),
});
