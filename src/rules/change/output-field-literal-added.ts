import { msg } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { changedEntries, itemName } from '../words/words.ts';

/** A literal was added to the values of an output field. */
export const outputFieldLiteralAdded = changeRule({
  id: 'output-field-literal-added',
  category: 'interface',
  summary: 'Reports new values of an output field.',
  why: 'Code that handles each listed value does not know the new one.',
  on: { kind: 'result-field', action: 'changed', facet: 'value' },
  when: ({ detail }) => detail === 'literal-added',
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  phrase: 'new values of {}',
  message: (change) =>
    msg`Output field ${itemName(change)} can now also be ${changedEntries(change)}.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { status: 'ok | error' } } },
    { output: { description: 'The memories.', fields: { status: 'ok | error | partial' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { status: 'ok | error | partial' } } },
    { output: { description: 'The memories.', fields: { status: 'ok | error' } } },
  ),
});
