import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { bothStated } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A default was added to an input. */
export const inputDefaultAdded = changeRule({
  id: 'input-default-added',
  category: 'behaviour',
  summary: 'A default that an input gains comes with a minor version step.',
  why: 'Callers that leave the input out get the default from now on.',
  on: { kind: 'input', action: 'changed', facet: 'default' },
  when: (change) => bothStated(change) && change.detail === 'added',
  grade: { bump: 'minor' },
  direction: 'in',
  basis: 'inferred',
  message: (change) =>
    `Input ${itemName(change)} gained a default; callers that leave it out get it.`,
  invalid: twoManifests(
    `
      inputs:
        optional: [{ name: topic }]
    `,
    `
      inputs:
        optional: [{ name: topic, default: session }]
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        optional: [{ name: topic, default: session }]
    `,
    `
      inputs:
        optional: [{ name: topic, schema: { default: session } }]
    `,
  ),
});
