import { msg, words } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The type of an output field changed. */
export const outputFieldTypeChanged = changeRule({
  id: 'output-field-type-changed',
  category: 'interface',
  summary: 'Reports output fields with another type.',
  why: 'Readers get values of a type that they do not expect. A narrower type breaks nothing.',
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
  phrase: 'type of {} changed',
  message: (change) => {
    const verb = words(change.verdict === 'narrowed' ? 'was narrowed' : 'changed');
    return msg`Type of output field ${itemName(change)} ${verb}: ${valueTransition(change)}.`;
  },
  invalid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.', fields: { id: 'string' } } },
  ),
  valid: twoOperations(
    { output: { description: 'The memories.', fields: { id: 'integer' } } },
    { output: { description: 'The memories.', fields: { id: 'the number of the memory' } } },
  ),
});
