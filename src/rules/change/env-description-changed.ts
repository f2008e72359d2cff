import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeDescription, itemName } from '../words/words.ts';

/** The description of an environment variable changed. */
export const envDescriptionChanged = changeRule({
  id: 'env-description-changed',
  category: 'documentation',
  summary: 'A changed description of an environment variable needs a patch bump.',
  why: 'Callers are not affected.',
  on: { kind: 'environment', action: 'changed', facet: 'description' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'the description of variable {} changed',
  message: (change) => `${describeDescription(change, `variable ${itemName(change)}`)}.`,
  invalid: twoManifests(
    `
      env:
        optional: [{ name: PROJECT }]
    `,
    `
      env:
        optional: [{ name: PROJECT, description: The project. }]
    `,
  ),
  valid: twoManifests(
    `
      env:
        optional: [{ name: PROJECT, description: The project. }]
    `,
    `
      env:
        optional: [{ description: The project., name: PROJECT }]
    `,
  ),
});
