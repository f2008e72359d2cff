import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { changedEntries, itemName, valueTransition } from '../words/words.ts';

/** A literal was added to the values of an output field. */
export const outputFieldLiteralAdded = changeRule({
  id: 'output-field-literal-added',
  category: 'interface',
  summary: 'An output field that lists one more value comes with a minor version step.',
  why: 'Whoever tells the values apart meets one that was not listed.',
  on: { kind: 'result-field', action: 'changed', facet: 'value' },
  when: ({ detail }) => detail === 'literal-added',
  grade: { bump: 'minor', warn: true },
  direction: 'out',
  basis: 'inferred',
  message: (change) =>
    `Output field ${itemName(change)} may be ${changedEntries(change)} from now on: ${valueTransition(change)}; whoever tells the values apart does not know it.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { status: 'ok | error' } } },
    { output: { description: 'The memories.', fields: { status: 'ok | error | partial' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { status: 'ok | error | partial' } } },
    { output: { description: 'The memories.', fields: { status: 'ok | error' } } },
  ),
});
