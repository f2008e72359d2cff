import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isOptional, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required input became optional. */
export const inputRequiredToOptional = changeRule({
  id: 'input-required-to-optional',
  category: 'interface',
  summary: 'A required input that becomes optional needs a minor bump.',
  why: 'Existing calls still work, and new ones may pass less.',
  on: { kind: 'input', action: 'changed', facet: 'required' },
  when: ({ before, after }) => isRequired(before) && isOptional(after),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: '{} is now optional',
  message: (change) => `Input ${itemName(change)} is now optional: existing calls work as before.`,
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
