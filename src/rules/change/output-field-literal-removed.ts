import { msg } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { changedEntries, itemName } from '../words/words.ts';

/** A literal was removed from the values of an output field. */
export const outputFieldLiteralRemoved = changeRule({
  id: 'output-field-literal-removed',
  category: 'interface',
  summary: 'Reports removed values of an output field.',
  why: 'Nothing breaks: readers already handle all remaining values.',
  on: { kind: 'result-field', action: 'changed', facet: 'value' },
  when: ({ detail }) => detail === 'literal-removed',
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'fewer values of {}',
  message: (change) =>
    msg`Output field ${itemName(change)} can no longer be ${changedEntries(change)}.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { status: 'ok | error | partial' } } },
    { output: { description: 'The memories.', fields: { status: 'ok | error' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { status: 'ok | error' } } },
    { output: { description: 'The memories.', fields: { status: 'error | ok' } } },
  ),
});
