import { msg } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The description of an output field changed. */
export const outputFieldTextChanged = changeRule({
  id: 'output-field-text-changed',
  category: 'documentation',
  summary: 'Reports a changed text for an output field.',
  why: 'The text is neither a type nor a list of values, so it cannot show whether readers break.',
  on: { kind: 'result-field', action: 'changed', facet: 'value' },
  when: ({ detail }) => detail === 'text',
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'description of {} changed',
  message: (change) =>
    msg`Description of output field ${itemName(change)} changed: ${valueTransition(change)}.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { data: 'array of memories' } } },
    { output: { description: 'The memories.', fields: { data: 'array of {id, title}' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'number' } } },
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
  ),
});
