import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional environment variable was removed. */
export const envOptionalRemoved = changeRule({
  id: 'env-optional-removed',
  category: 'requirement',
  summary: 'Reports removed optional environment variables.',
  why: 'The variable no longer changes what the skill does.',
  on: { kind: 'environment', action: 'removed' },
  when: ({ before }) => !isRequired(before),
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  message: (change) => msg`Optional variable ${itemName(change)} was removed.`,
  invalid: twoManifests(
    `
      env:
        optional: [{ name: PROJECT }]
    `,
    '',
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
