import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isOptional, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required input became optional. */
export const inputRequiredToOptional = changeRule({
  id: 'input-required-to-optional',
  category: 'interface',
  summary: 'An input that becomes optional comes with a minor version step.',
  why: 'Every old call still works; callers may pass less from now on.',
  on: { kind: 'input', action: 'changed', facet: 'required' },
  when: ({ before, after }) => isRequired(before) && isOptional(after),
  grade: { bump: 'minor' },
  direction: 'in',
  basis: 'inferred',
  message: (change) =>
    `Input ${itemName(change)} became optional; calls that pass it work as before.`,
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
