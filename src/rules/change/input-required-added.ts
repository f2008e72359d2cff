import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required input without a default was added. */
export const inputRequiredAdded = changeRule({
  id: 'input-required-added',
  category: 'interface',
  summary: 'A new required input without a default needs a major bump.',
  why: 'Existing calls do not pass the input, so all of them fail.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isRequired(after) && !hasDefault(after),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  phrase: '{} is now required',
  message: (change) =>
    `${itemName(change)} is a new required input without a default: calls without it fail.`,
  invalid: twoManifests(
    '',
    `
      inputs:
        required: [{ name: tz }]
    `,
  ),
  valid: twoManifests(
    '',
    `
      inputs:
        optional: [{ name: tz, default: UTC }]
    `,
  ),
});
