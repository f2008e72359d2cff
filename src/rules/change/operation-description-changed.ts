import { msg } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { descriptionVerb, itemName } from '../words/words.ts';

/** The description of an operation changed. */
export const operationDescriptionChanged = changeRule({
  id: 'operation-description-changed',
  category: 'discovery',
  summary: 'Reports a changed description of an operation.',
  why: 'Agents decide by the description whether to call the operation, and may now choose it for other tasks.',
  enforces: [
    {
      document: 'Skill Manifest v2',
      quote: 'What this operation does (Agent reads this to decide)',
      fields: ['operations.*.description'],
    },
  ],
  on: { kind: 'operation', action: 'changed', facet: 'description' },
  requires: { bump: 'patch' },
  bumpBasis: {
    document: 'Skill Manifest v2',
    quote: 'What this operation does (Agent reads this to decide)',
  },
  phrase: 'description of operation {} changed',
  message: (change) =>
    msg`Description of operation ${itemName(change)} ${descriptionVerb(change)}.`,
  invalid: twoOperations({}, { description: 'Finds what is kept.' }),
  valid: twoOperations(
    { description: 'Finds memories.' },
    { output: { description: 'What was found.' } },
  ),
});
