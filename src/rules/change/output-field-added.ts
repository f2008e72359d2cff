import { msg } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An output field was added. */
export const outputFieldAdded = changeRule({
  id: 'output-field-added',
  category: 'interface',
  summary: 'Reports new output fields.',
  why: 'Nothing breaks: readers of JSON ignore fields that they do not know.',
  on: { kind: 'result-field', action: 'added' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'new output field {}',
  message: (change) => msg`New output field ${itemName(change)}.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { status: 'string' } } },
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
    { output: { description: 'The memories.', fields: { status: 'string', id: 'integer' } } },
  ),
});
