import { operationOf, twoBlocks } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { subject } from '../words/words.ts';

/** An operation that can be called from now on. */
export const operationAdded = changeRule({
  id: 'operation-added',
  category: 'interface',
  summary: 'An operation that is added comes with a minor version step.',
  why: 'Nothing breaks; callers have one more thing to call.',
  on: { kind: 'operation', action: 'added' },
  grade: { bump: 'minor' },
  direction: 'identity',
  basis: 'inferred',
  message: (change) =>
    `Operation ${subject(change)} was added; calls of the others work as before.`,
  fails: twoBlocks(
    {},
    {
      operations: { search: operationOf(), store: operationOf({ description: 'Keeps a memory.' }) },
    },
  ),
  passes: twoBlocks(
    {},
    { operations: { search: operationOf({ description: 'Finds what is kept.' }) } },
  ),
});
