import { isSet } from '../../model/contract.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { operationName } from '../words/words.ts';

/** An output declares its fields for the first time. */
export const outputFieldsDeclared = changeRule({
  id: 'output-fields-declared',
  category: 'interface',
  summary: 'An output that begins to list its fields comes with a minor version step.',
  why: 'Nothing breaks: from here on the fields are what readers rely on.',
  on: { kind: 'result' },
  when: ({ before, after, facet }) =>
    (facet === null || facet === 'fields') && !isSet(before, 'fields') && isSet(after, 'fields'),
  grade: { bump: 'minor' },
  direction: 'out',
  basis: 'inferred',
  message: (change) =>
    `The output of ${operationName(change)} lists its fields from now on; readers may rely on them.`,
  invalid: twoOperations(
    { output: { description: 'The memories.' } },
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
  ),
});
