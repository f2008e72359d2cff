import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isOptional, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required input became optional. */
export const inputRequiredToOptional = changeRule({
  id: 'input-required-to-optional',
  category: 'interface',
  summary: 'Reports inputs that became optional.',
  why: 'Existing calls still work, and new ones may pass less.',
  on: { kind: 'input', action: 'changed', facet: 'required' },
  when: ({ before, after }) => isRequired(before) && isOptional(after),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: '{} is now optional',
  message: (change) => msg`Input ${itemName(change)} is now optional.`,
  invalid: twoManifests(
    `
      inputs:
        required: [{ name: topic }]
    `,
    `
      inputs:
        optional: [{ name: topic }]
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        required: [{ name: topic }]
    `,
    `
      inputs:
        required: [{ name: topic, description: The topic. }]
    `,
  ),
});
