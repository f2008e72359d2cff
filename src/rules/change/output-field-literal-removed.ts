import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { changedEntries, itemName } from '../words/words.ts';

/** A literal was removed from the values of an output field. */
export const outputFieldLiteralRemoved = changeRule({
  id: 'output-field-literal-removed',
  category: 'interface',
  summary: 'A removed value of an output field needs a patch bump.',
  why: 'Nothing breaks: readers already handle all remaining values.',
  on: { kind: 'result-field', action: 'changed', facet: 'value' },
  when: ({ detail }) => detail === 'literal-removed',
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'output field {} has fewer values',
  message: (change) =>
    `Output field ${itemName(change)} no longer has the value ${changedEntries(change)}. Readers already handle its other values.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { status: 'ok | error | partial' } } },
    { output: { description: 'The memories.', fields: { status: 'ok | error' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { status: 'ok | error' } } },
    { output: { description: 'The memories.', fields: { status: 'error | ok' } } },
  ),
});
