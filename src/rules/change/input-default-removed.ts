import type { Change } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { bothStated, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** The default of an input was removed. */
export const inputDefaultRemoved = changeRule({
  id: 'input-default-removed',
  category: 'behaviour',
  summary:
    'A default that an input loses comes with a minor version step, and a major one where the input is required or a command line needs a value.',
  why: 'Callers that leave a required input out fail; of an optional one they get other behaviour, or a command with nothing in its place.',
  source: 'ADR-003 counts a required input without a default as breaking.',
  on: { kind: 'input', action: 'changed', facet: 'default' },
  when: (change) => bothStated(change) && (change.detail === 'removed' || isUnfilled(change)),
  grade: (change) =>
    isRequired(change.after) || isUnfilled(change)
      ? { bump: 'major' }
      : { bump: 'minor', warn: true },
  direction: 'in',
  basis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  message: (change) => {
    if (isUnfilled(change)) {
      return `Optional input ${itemName(change)} lost its default; callers that leave it out leave nothing to put in for its placeholder.`;
    }
    return isRequired(change.after)
      ? `Required input ${itemName(change)} lost its default; every call that leaves it out fails.`
      : `Optional input ${itemName(change)} lost its default; callers that leave it out get other behaviour.`;
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
