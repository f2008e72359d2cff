import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';

/** The skill now declares that it does not use the network. */
export const networkFlagCleared = changeRule({
  id: 'network-flag-cleared',
  category: 'privilege',
  summary: '`execution.network` that turns false comes with a patch version step.',
  why: 'Nothing breaks; the skill says it does less than before.',
  on: { kind: 'execution' },
  when: isFlagChange('network', [true, undefined], false),
  grade: { bump: 'patch' },
  direction: 'power',
  basis: 'inferred',
  power: 'narrowed',
  message: (change) =>
    `execution.network ${change.before ? 'turned from true to false' : 'is now declared false'}; the skill says that it does not reach the network.`,
  invalid: twoManifests('execution: { network: true }', 'execution: { network: false }'),
  valid: twoManifests(
    'execution: { network: false }',
    'execution: { network: false, idempotent: true }',
  ),
});
