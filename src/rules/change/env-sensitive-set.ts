import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An environment variable became sensitive; traces no longer contain its value. */
export const envSensitiveSet = changeRule({
  id: 'env-sensitive-set',
  category: 'privilege',
  summary: 'Reports environment variables that became sensitive.',
  why: 'Nothing breaks: traces no longer show the value.',
  on: { kind: 'environment', action: 'changed', facet: 'sensitive' },
  when: ({ before, after }) => !isSet(before, 'sensitive') && isSet(after, 'sensitive'),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  powerVerdict: 'narrowed',
  phrase: 'variable {} is now sensitive',
  message: (change) => msg`Variable ${itemName(change)} is now sensitive.`,
  invalid: twoManifests(
    `
      env:
        required: [{ name: API_TOKEN, sensitive: false }]
    `,
    `
      env:
        required: [{ name: API_TOKEN, sensitive: true }]
    `,
  ),
  valid: twoManifests(
    `
      env:
        required: [{ name: API_TOKEN, sensitive: true }]
    `,
    `
      env:
        required: [{ name: API_TOKEN, sensitive: true, description: The token. }]
    `,
  ),
});
