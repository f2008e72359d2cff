import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A default was added to an input. */
export const inputDefaultAdded = changeRule({
  id: 'input-default-added',
  category: 'behaviour',
  summary: 'Reports new defaults of existing inputs.',
  why: 'Calls that do not pass the input now use the default.',
  on: { kind: 'input', action: 'changed', facet: 'default' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail === 'added',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: '{} now has a default',
  message: (change) => msg`Input ${itemName(change)} now has a default.`,
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
