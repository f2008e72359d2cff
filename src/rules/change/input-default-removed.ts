import type { Change } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** The default of an input was removed. */
export const inputDefaultRemoved = changeRule({
  id: 'input-default-removed',
  category: 'behaviour',
  summary:
    'An input that loses its default needs a minor bump, and a major one if calls then lack a value.',
  why: 'Calls that do not pass the input fail if it is required or an entrypoint uses it. Otherwise they behave differently.',
  source: 'ADR-003 counts a required input without a default as breaking.',
  on: { kind: 'input', action: 'changed', facet: 'default' },
  when: (change) =>
    isDeclaredInDetailOnBothSides(change) && (change.detail === 'removed' || isUnfilled(change)),
  requires: (change) =>
    isRequired(change.after) || isUnfilled(change)
      ? { bump: 'major' }
      : { bump: 'minor', warn: true },
  bumpBasis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  phrase: '{} no longer has a default',
  message: (change) => {
    if (isUnfilled(change)) {
      return `Optional input ${itemName(change)} lost its default: calls without the input leave its placeholder without a value.`;
    }
    return isRequired(change.after)
      ? `Required input ${itemName(change)} lost its default: calls without the input fail.`
      : `Optional input ${itemName(change)} lost its default: calls without the input no longer have a value for it.`;
  },
  invalid: twoManifests(
    `
      inputs:
        optional: [{ name: topic, default: session }]
    `,
    `
      inputs:
        optional: [{ name: topic }]
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        optional: [{ name: topic, default: session }]
    `,
    `
      inputs:
        optional: [{ name: topic, default: session }]
    `,
  ),
});

/** True if the placeholder of the input has no value without its default. */
function isUnfilled({ detail }: Change): boolean {
  return detail === 'unfilled';
}
