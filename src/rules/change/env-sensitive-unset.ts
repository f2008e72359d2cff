import { isSet } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An environment variable is no longer sensitive; traces contain its value. */
export const envSensitiveUnset = changeRule({
  id: 'env-sensitive-unset',
  category: 'privilege',
  summary: 'A sensitive environment variable stays sensitive.',
  why: 'Traces show its value.',
  on: { kind: 'environment', action: 'changed', facet: 'sensitive' },
  when: ({ before, after }) => isSet(before, 'sensitive') && !isSet(after, 'sensitive'),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  powerVerdict: 'guard-removed',
  phrase: 'variable {} is no longer sensitive',
  message: (change) =>
    `Variable ${itemName(change)} is no longer sensitive. Traces now show its value.`,
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
