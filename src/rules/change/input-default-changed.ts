import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { bothStated } from '../support/item.ts';
import { itemName, transitionSuffix } from '../words/words.ts';

/** The default of an input changed. */
export const inputDefaultChanged = changeRule({
  id: 'input-default-changed',
  category: 'behaviour',
  summary: 'A default that changes comes with a minor version step.',
  why: 'Callers that leave the input out get other behaviour without asking for it.',
  on: { kind: 'input', action: 'changed', facet: 'default' },
  when: (change) => bothStated(change) && change.detail === 'changed',
  grade: { bump: 'minor', warn: true },
  direction: 'in',
  basis: 'inferred',
  message: (change) =>
    `The default of input ${itemName(change)} changed${transitionSuffix(change)}; callers that leave it out get other behaviour.`,
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
