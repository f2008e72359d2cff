import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional environment variable was added. */
export const envOptionalAdded = changeRule({
  id: 'env-optional-added',
  category: 'requirement',
  summary: 'Reports new optional environment variables.',
  why: 'Nothing breaks: the variable now changes what the skill does.',
  on: { kind: 'environment', action: 'added' },
  when: ({ after }) => !isRequired(after),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  message: (change) => msg`New optional variable ${itemName(change)}.`,
  invalid: twoManifests(
    '',
    `
      env:
        optional: [{ name: PROJECT }]
    `,
  ),
  valid: twoManifests(
    `
      env:
        optional: [{ name: PROJECT }]
    `,
    `
      env:
        optional: [{ name: PROJECT, description: The project. }]
    `,
  ),
});
