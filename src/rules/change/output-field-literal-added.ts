import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { changedEntries, itemName } from '../words/words.ts';

/** A literal was added to the values of an output field. */
export const outputFieldLiteralAdded = changeRule({
  id: 'output-field-literal-added',
  category: 'interface',
  summary: 'A new value of an output field needs a minor bump.',
  why: 'Code that handles each listed value does not know the new one.',
  on: { kind: 'result-field', action: 'changed', facet: 'value' },
  when: ({ detail }) => detail === 'literal-added',
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  phrase: 'output field {} has more values',
  message: (change) =>
    `Output field ${itemName(change)} can now also be ${changedEntries(change)}: callers that handle only the old values do not expect it.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { status: 'ok | error' } } },
    { output: { description: 'The memories.', fields: { status: 'ok | error | partial' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { status: 'ok | error | partial' } } },
    { output: { description: 'The memories.', fields: { status: 'ok | error' } } },
  ),
});
