import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An environment variable is no longer sensitive; traces contain its value. */
export const envSensitiveUnset = changeRule({
  id: 'env-sensitive-unset',
  category: 'privilege',
  summary: 'Reports environment variables that are no longer sensitive.',
  why: 'Traces show the value to everyone who reads them.',
  on: { kind: 'environment', action: 'changed', facet: 'sensitive' },
  when: ({ before, after }) => isSet(before, 'sensitive') && !isSet(after, 'sensitive'),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  powerVerdict: 'guard-removed',
  phrase: 'variable {} no longer sensitive',
  message: (change) =>
    msg`Variable ${itemName(change)} is no longer sensitive. Traces show its value.`,
  invalid: twoManifests(
    `
      env:
        required: [{ name: API_TOKEN, sensitive: true }]
    `,
    `
      env:
        required: [{ name: API_TOKEN, sensitive: false }]
    `,
  ),
  valid: twoManifests(
    `
      env:
        required: [{ name: API_TOKEN, sensitive: false }]
    `,
    `
      env:
        required: [{ name: API_TOKEN, sensitive: true }]
    `,
  ),
});
