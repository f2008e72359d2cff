import { isSet } from '../../model/contract.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { operationName } from '../words/words.ts';

/** An output no longer declares its fields. */
export const outputFieldsWithdrawn = changeRule({
  id: 'output-fields-withdrawn',
  category: 'interface',
  summary: 'The removal of all output fields from a manifest needs a major bump.',
  why: 'Readers can no longer rely on any field.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'The last line of stdout must be valid JSON matching this schema.',
      fields: ['operations.*.output.fields'],
    },
  ],
  on: { kind: 'result' },
  when: ({ before, after, facet }) =>
    (facet === null || facet === 'fields') && isSet(before, 'fields') && !isSet(after, 'fields'),
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'Skill Manifest v2',
    quote: 'The last line of stdout must be valid JSON matching this schema.',
  },
  phrase: '{} no longer lists its output fields',
  message: (change) =>
    `The output of ${operationName(change)} no longer lists its fields: readers can rely on none of them.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.' } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
  ),
});
