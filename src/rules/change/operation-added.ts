import { msg } from '../../model/message.ts';
import { operationOf, twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An operation was added. */
export const operationAdded = changeRule({
  id: 'operation-added',
  category: 'interface',
  summary: 'Reports new operations.',
  why: 'Nothing breaks: callers can do more.',
  on: { kind: 'operation', action: 'added' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'new operation {}',
  message: (change) => msg`New operation ${itemName(change)}.`,
  invalid: twoBlocks(
    {},
    {
      operations: { search: operationOf(), store: operationOf({ description: 'Keeps a memory.' }) },
    },
  ),
  valid: twoBlocks(
    {},
    { operations: { search: operationOf({ description: 'Finds what is kept.' }) } },
  ),
});
