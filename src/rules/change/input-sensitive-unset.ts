import { isSet } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An input is no longer sensitive; traces contain its values. */
export const inputSensitiveUnset = changeRule({
  id: 'input-sensitive-unset',
  category: 'privilege',
  summary: 'A sensitive input stays sensitive.',
  why: 'Traces show its values.',
  on: { kind: 'input', action: 'changed', facet: 'sensitive' },
  when: ({ before, after }) => isSet(before, 'sensitive') && !isSet(after, 'sensitive'),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'ADR-002', quote: 'Mark inputs for redaction in traces' },
  powerVerdict: 'guard-removed',
  phrase: '{} is no longer sensitive',
  message: (change) => `Input ${itemName(change)} is no longer sensitive: traces show its values.`,
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
