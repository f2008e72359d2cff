import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { descriptionVerb, itemName } from '../words/words.ts';

/** The description of an environment variable changed. */
export const envDescriptionChanged = changeRule({
  id: 'env-description-changed',
  category: 'documentation',
  summary: 'Reports changed descriptions of environment variables.',
  why: 'Nothing breaks: callers are not affected.',
  on: { kind: 'environment', action: 'changed', facet: 'description' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'description of variable {} changed',
  message: (change) => msg`Description of variable ${itemName(change)} ${descriptionVerb(change)}.`,
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
