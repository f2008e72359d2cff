import { isSet } from '../../model/contract.ts';
import { msg, sentence } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { operationName } from '../words/words.ts';

/** An output declares its fields for the first time. */
export const outputFieldsDeclared = changeRule({
  id: 'output-fields-declared',
  category: 'interface',
  summary: 'Reports operations that list their output fields for the first time.',
  why: 'Nothing breaks: readers can now rely on the fields.',
  on: { kind: 'result' },
  when: ({ before, after, facet }) =>
    (facet === null || facet === 'fields') && !isSet(before, 'fields') && isSet(after, 'fields'),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: '{} now lists output fields',
  message: (change) => msg`${sentence(operationName(change))} now lists its output fields.`,
  invalid: twoOperations(
    { output: { description: 'The memories.' } },
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
  ),
});
