import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isOptional, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required input was removed. */
export const inputRequiredRemoved = changeRule({
  id: 'input-required-removed',
  category: 'interface',
  summary: 'A required input that is removed comes with a major version step.',
  why: 'Every caller passes it, and nothing takes it any more.',
  on: { kind: 'input', action: 'removed' },
  when: ({ before }) => !isOptional(before),
  grade: { bump: 'major' },
  direction: 'in',
  basis: { document: 'ADR-003', quote: 'Renamed/removed required inputs' },
  message: (change) => {
    const word = isRequired(change.before) ? 'Required input' : 'Input';
    return `${word} ${itemName(change)} was removed; callers still pass it, and nothing takes it.`;
  },
  invalid: twoManifests(
    `
      inputs:
        required: [{ name: tz }]
    `,
    '',
  ),
  valid: twoManifests(
    `
      inputs:
        required: [{ name: tz }]
    `,
    `
      inputs:
        optional: [{ name: tz }]
    `,
  ),
});
