import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { describeDescription, itemName } from '../words/words.ts';

/** The description of an operation changed. */
export const operationDescriptionChanged = changeRule({
  id: 'operation-description-changed',
  category: 'discovery',
  summary: 'A changed description of an operation needs a patch bump.',
  why: 'Agents decide by the description whether to call the operation, so they may choose it for other tasks.',
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
  phrase: 'the description of operation {} changed',
  message: (change) =>
    `${describeDescription(change, `operation ${itemName(change)}`)}. Agents decide by the description whether to call it.`,
  invalid: twoOperations({}, { description: 'Finds what is kept.' }),
  valid: twoOperations(
    { description: 'Finds memories.' },
    { output: { description: 'What was found.' } },
  ),
});
