import { operationOf, twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An operation was added. */
export const operationAdded = changeRule({
  id: 'operation-added',
  category: 'interface',
  summary: 'A new operation needs a minor bump.',
  why: 'Nothing breaks: callers can do more.',
  on: { kind: 'operation', action: 'added' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: '{} is a new operation',
  message: (change) =>
    `Operation ${itemName(change)} was added: calls of other operations work as before.`,
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
