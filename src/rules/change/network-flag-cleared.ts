import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';

/** The skill now declares that it does not use the network. */
export const networkFlagCleared = changeRule({
  id: 'network-flag-cleared',
  category: 'privilege',
  summary: 'Reports `execution.network` that became false.',
  why: 'Nothing breaks: the skill declares that it does less.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('network', [true, undefined], false),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  powerVerdict: 'narrowed',
  phrase: 'no longer uses the network',
  message: () => msg`${code('execution.network')} is now false.`,
  invalid: twoManifests('execution: { network: true }', 'execution: { network: false }'),
  valid: twoManifests(
    'execution: { network: false }',
    'execution: { network: false, idempotent: true }',
  ),
});
