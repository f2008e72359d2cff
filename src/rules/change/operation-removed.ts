import { msg } from '../../model/message.ts';
import { operationOf, twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An operation was removed with everything that belongs to it. */
export const operationRemoved = changeRule({
  id: 'operation-removed',
  category: 'interface',
  summary: 'Reports removed operations.',
  why: 'Existing calls of the operation fail.',
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
  message: (change) => msg`Operation ${itemName(change)} was removed.`,
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
