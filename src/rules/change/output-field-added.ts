import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An output field was added. */
export const outputFieldAdded = changeRule({
  id: 'output-field-added',
  category: 'interface',
  summary: 'A new output field needs a minor bump.',
  why: 'Readers of JSON ignore fields that they do not know.',
  on: { kind: 'result-field', action: 'added' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  message: (change) =>
    `Output field ${itemName(change)} was added. Nothing breaks: callers ignore unknown fields.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { status: 'string' } } },
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
    { output: { description: 'The memories.', fields: { status: 'string', id: 'integer' } } },
  ),
});
