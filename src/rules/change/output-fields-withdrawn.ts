import { isSet } from '../../model/contract.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { operationName } from '../words/words.ts';

/** An output no longer declares its fields. */
export const outputFieldsWithdrawn = changeRule({
  id: 'output-fields-withdrawn',
  category: 'interface',
  summary: 'An output that lists its fields keeps doing so, or takes a major version step.',
  why: 'Whoever reads a field is no longer promised that it is there.',
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
  grade: { bump: 'major' },
  direction: 'out',
  basis: {
    document: 'Skill Manifest v2',
    quote: 'The last line of stdout must be valid JSON matching this schema.',
  },
  message: (change) =>
    `The output of ${operationName(change)} no longer lists its fields; none of them is promised any more.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.' } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
  ),
});
