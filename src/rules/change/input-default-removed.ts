import type { Change } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides, isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** The default of an input was removed. */
export const inputDefaultRemoved = changeRule({
  id: 'input-default-removed',
  category: 'behaviour',
  summary: 'Reports inputs that lost their default.',
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
  phrase: '{} lost its default',
  message: (change) => {
    const text = msg`Input ${itemName(change)} lost its default.`;
    if (isUnfilled(change)) return msg`${text} Calls without it leave its placeholder empty.`;
    return isRequired(change.after) ? msg`${text} Calls without it fail.` : text;
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
