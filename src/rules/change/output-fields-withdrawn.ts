import { isSet } from '../../model/contract.ts';
import { msg, sentence } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { operationName } from '../words/words.ts';

/** An output no longer declares its fields. */
export const outputFieldsWithdrawn = changeRule({
  id: 'output-fields-withdrawn',
  category: 'interface',
  summary: 'Reports operations that no longer list any output field.',
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
  phrase: 'output fields of {} removed',
  message: (change) => msg`${sentence(operationName(change))} no longer lists its output fields.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.' } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
  ),
});
