import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An output field was removed. */
export const outputFieldRemoved = changeRule({
  id: 'output-field-removed',
  category: 'interface',
  summary: 'An output field that is removed comes with a major version step.',
  why: 'Whoever reads the field finds nothing.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'The last line of stdout must be valid JSON matching this schema.',
      fields: ['operations.*.output.fields'],
    },
  ],
  on: { kind: 'result-field', action: 'removed' },
  grade: { bump: 'major' },
  direction: 'out',
  basis: {
    document: 'Skill Manifest v2',
    quote: 'The last line of stdout must be valid JSON matching this schema.',
  },
  message: (change) =>
    `Output field ${itemName(change)} was removed; whoever reads it finds nothing.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
    { output: { description: 'The memories.', fields: { status: 'string' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
    { output: { description: 'The memories.', fields: { id: 'integer', status: 'string' } } },
  ),
});
