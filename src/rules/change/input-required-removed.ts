import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isOptional, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required input was removed. */
export const inputRequiredRemoved = changeRule({
  id: 'input-required-removed',
  category: 'interface',
  summary: 'The removal of a required input needs a major bump.',
  why: 'Every caller passes the input, and the skill ignores it.',
  on: { kind: 'input', action: 'removed' },
  when: ({ before }) => !isOptional(before),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Renamed/removed required inputs' },
  message: (change) => {
    const word = isRequired(change.before) ? 'Required input' : 'Input';
    return `${word} ${itemName(change)} was removed: the value that callers still pass no longer has any effect.`;
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
