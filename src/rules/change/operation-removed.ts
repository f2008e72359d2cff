import { operationOf, twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An operation was removed with everything that belongs to it. */
export const operationRemoved = changeRule({
  id: 'operation-removed',
  category: 'interface',
  summary: 'The removal of an operation needs a major bump.',
  why: 'Calls of the operation fail.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'Named operations the skill exposes',
      fields: ['operations'],
    },
  ],
  on: { kind: 'operation', action: 'removed' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'Skill Manifest v2', quote: 'Named operations the skill exposes' },
  message: (change) => `Operation ${itemName(change)} was removed: calls of it fail.`,
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
