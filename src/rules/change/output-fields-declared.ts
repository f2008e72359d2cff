import { isSet } from '../../model/contract.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { operationName } from '../words/words.ts';

/** An output declares its fields for the first time. */
export const outputFieldsDeclared = changeRule({
  id: 'output-fields-declared',
  category: 'interface',
  summary: 'The first declaration of output fields needs a minor bump.',
  why: 'Nothing breaks: readers may now rely on the fields.',
  on: { kind: 'result' },
  when: ({ before, after, facet }) =>
    (facet === null || facet === 'fields') && !isSet(before, 'fields') && isSet(after, 'fields'),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: '{} now lists its output fields',
  message: (change) =>
    `The output of ${operationName(change)} now lists its fields: callers can now rely on them.`,
  invalid: twoOperations(
    { output: { description: 'The memories.' } },
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
  ),
});
