import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An input is no longer sensitive; traces contain its values. */
export const inputSensitiveUnset = changeRule({
  id: 'input-sensitive-unset',
  category: 'privilege',
  summary: 'Reports inputs that are no longer sensitive.',
  why: 'Traces show the values to everyone who reads them.',
  on: { kind: 'input', action: 'changed', facet: 'sensitive' },
  when: ({ before, after }) => isSet(before, 'sensitive') && !isSet(after, 'sensitive'),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'ADR-002', quote: 'Mark inputs for redaction in traces' },
  powerVerdict: 'guard-removed',
  phrase: '{} no longer sensitive',
  message: (change) =>
    msg`Input ${itemName(change)} is no longer sensitive. Traces show its values.`,
  invalid: twoManifests(
    `
      inputs:
        required: [{ name: deploy_key, sensitive: true }]
    `,
    `
      inputs:
        required: [{ name: deploy_key, sensitive: false }]
    `,
  ),
  valid: twoManifests(
    `
      inputs:
        required: [{ name: deploy_key, sensitive: false }]
    `,
    `
      inputs:
        required: [{ name: deploy_key, sensitive: true }]
    `,
  ),
});
