import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isDeclaredInDetailOnBothSides } from '../support/item.ts';
import { itemName, transitionSuffix } from '../words/words.ts';

/** The default of an input changed. */
export const inputDefaultChanged = changeRule({
  id: 'input-default-changed',
  category: 'behaviour',
  summary: 'Reports changed defaults of inputs.',
  why: 'Calls that do not pass the input get another value without a change of their own.',
  on: { kind: 'input', action: 'changed', facet: 'default' },
  when: (change) => isDeclaredInDetailOnBothSides(change) && change.detail === 'changed',
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  phrase: 'default of {} changed',
  message: (change) =>
    msg`Default of input ${itemName(change)} changed${transitionSuffix(change)}.`,
  invalid: twoManifests(
    `
      inputs:
        optional: [{ name: topic, default: session }]
    `,
    `
      inputs:
        optional: [{ name: topic, default: work }]
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
