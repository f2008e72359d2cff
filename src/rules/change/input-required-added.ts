import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasDefault, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required input without a default was added. */
export const inputRequiredAdded = changeRule({
  id: 'input-required-added',
  category: 'interface',
  summary: 'A new required input without a default comes with a major version step.',
  why: 'Every call written against the old contract leaves it out, and the skill fails.',
  on: { kind: 'input', action: 'added' },
  when: ({ after }) => isRequired(after) && !hasDefault(after),
  grade: { bump: 'major' },
  direction: 'in',
  basis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  message: (change) =>
    `Required input ${itemName(change)} was added without a default; every call that does not pass it fails.`,
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
