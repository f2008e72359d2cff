import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The type of an output field changed. */
export const outputFieldTypeChanged = changeRule({
  id: 'output-field-type-changed',
  category: 'interface',
  summary:
    'A changed type of an output field needs a major bump, and a minor one if the new type is narrower.',
  why: 'Readers get values of a type that they do not expect.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'The last line of stdout must be valid JSON matching this schema.',
      fields: ['operations.*.output.fields.*'],
    },
  ],
  on: { kind: 'result-field', action: 'changed', facet: 'value' },
  when: ({ detail }) => detail === 'type',
  requires: ({ verdict }) => ({ bump: verdict === 'narrowed' ? 'minor' : 'major' }),
  bumpBasis: {
    document: 'Skill Manifest v2',
    quote: 'The last line of stdout must be valid JSON matching this schema.',
  },
  phrase: 'the type of output field {} changed',
  message: (change) =>
    change.verdict === 'narrowed'
      ? `Output field ${itemName(change)} has a narrower type: ${valueTransition(change)}. Readers already handle all its values.`
      : `The type of output field ${itemName(change)} changed: ${valueTransition(change)}. Readers get values that they do not expect.`,
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.', fields: { id: 'string' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.', fields: { id: 'the number of the memory' } } },
  ),
});
