import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The type of an output field changed. */
export const outputFieldTypeChanged = changeRule({
  id: 'output-field-type-changed',
  category: 'interface',
  summary:
    'An output field whose type changes comes with a major version step, and a minor one where the new type is a narrower one.',
  why: 'Whoever reads the field gets values of a kind that it did not hold before.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'The last line of stdout must be valid JSON matching this schema.',
      fields: ['operations.*.output.fields.*'],
    },
  ],
  on: { kind: 'result-field', action: 'changed', facet: 'value' },
  when: ({ detail }) => detail === 'type',
  grade: ({ verdict }) => ({ bump: verdict === 'narrowed' ? 'minor' : 'major' }),
  direction: 'out',
  basis: {
    document: 'Skill Manifest v2',
    quote: 'The last line of stdout must be valid JSON matching this schema.',
  },
  message: (change) =>
    change.verdict === 'narrowed'
      ? `Output field ${itemName(change)} has a narrower type: ${valueTransition(change)}; every value it holds now could be there before.`
      : `Output field ${itemName(change)} changed its type: ${valueTransition(change)}; whoever reads it gets values it did not hold before.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.', fields: { id: 'string' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.', fields: { id: 'the number of the memory' } } },
  ),
});
