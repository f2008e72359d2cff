import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The description of an output field changed. */
export const outputFieldTextChanged = changeRule({
  id: 'output-field-text-changed',
  category: 'documentation',
  summary: 'A change to the words for an output field comes with a patch version step.',
  why: 'The words are no type and no list of values, so nothing says whether whoever reads the field breaks.',
  on: { kind: 'result-field', action: 'changed', facet: 'value' },
  when: ({ detail }) => detail === 'text',
  grade: { bump: 'patch' },
  direction: 'none',
  basis: 'inferred',
  message: (change) =>
    `The words for output field ${itemName(change)} changed: ${valueTransition(change)}.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { data: 'array of memories' } } },
    { output: { description: 'The memories.', fields: { data: 'array of {id, title}' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'number' } } },
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
  ),
});
