import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An input became sensitive; traces no longer contain its values. */
export const inputSensitiveSet = changeRule({
  id: 'input-sensitive-set',
  category: 'privilege',
  summary: 'Reports inputs that became sensitive.',
  why: 'Nothing breaks: traces no longer show the values.',
  on: { kind: 'input', action: 'changed', facet: 'sensitive' },
  when: ({ before, after }) => !isSet(before, 'sensitive') && isSet(after, 'sensitive'),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  powerVerdict: 'narrowed',
  phrase: '{} is now sensitive',
  message: (change) => msg`Input ${itemName(change)} is now sensitive.`,
  invalid: twoManifests(
    `
      inputs:
        required: [{ name: deploy_key }]
    `,
    `
      inputs:
        required: [{ name: deploy_key, sensitive: true }]
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        required: [{ name: deploy_key }]
    `,
    `
      inputs:
        required: [{ name: deploy_key, sensitive: false }]
    `,
  ),
});
