import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isOptional, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required input was removed. */
export const inputRequiredRemoved = changeRule({
  id: 'input-required-removed',
  category: 'interface',
  summary: 'Reports removed required inputs.',
  why: 'Every caller passes the input, and the skill ignores it.',
  on: { kind: 'input', action: 'removed' },
  when: ({ before }) => !isOptional(before),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Renamed/removed required inputs' },
  message: (change) =>
    isRequired(change.before)
      ? msg`Required input ${itemName(change)} was removed.`
      : msg`Input ${itemName(change)} was removed.`,
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
