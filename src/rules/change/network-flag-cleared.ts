import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';

/** The skill now declares that it does not use the network. */
export const networkFlagCleared = changeRule({
  id: 'network-flag-cleared',
  category: 'privilege',
  summary: '`execution.network` that becomes false needs a patch bump.',
  why: 'Nothing breaks: the skill states that it does less than before.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('network', [true, undefined], false),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  powerVerdict: 'narrowed',
  phrase: 'the skill no longer uses the network',
  message: (change) =>
    `\`execution.network\` is now ${change.before ? 'false (before: true)' : 'declared false'}: the skill states that it does not use the network.`,
  invalid: twoManifests('execution: { network: true }', 'execution: { network: false }'),
  valid: twoManifests(
    'execution: { network: false }',
    'execution: { network: false, idempotent: true }',
  ),
});
