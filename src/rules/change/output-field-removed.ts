import { msg } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An output field was removed. */
export const outputFieldRemoved = changeRule({
  id: 'output-field-removed',
  category: 'interface',
  summary: 'Reports removed output fields.',
  why: 'Readers of the field find nothing.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'The last line of stdout must be valid JSON matching this schema.',
      fields: ['operations.*.output.fields'],
    },
  ],
  on: { kind: 'result-field', action: 'removed' },
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'Skill Manifest v2',
    quote: 'The last line of stdout must be valid JSON matching this schema.',
  },
  message: (change) => msg`Output field ${itemName(change)} was removed.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
    { output: { description: 'The memories.', fields: { status: 'string' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
  ),
});
