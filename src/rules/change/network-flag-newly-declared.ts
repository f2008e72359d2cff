import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';

/** The skill declares for the first time that it may use the network. */
export const networkFlagNewlyDeclared = changeRule({
  id: 'network-flag-newly-declared',
  category: 'privilege',
  summary: 'No change adds `execution.network: true`.',
  why: 'The skill may always have used the network, or this may be new: a reviewer looks once.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('network', [undefined], true),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  powerVerdict: 'disclosed',
  phrase: '`network` is now declared',
  message: () =>
    '`execution.network: true` was added: the skill declares that it can reach any host. Before, it declared nothing about this.',
  invalid: twoManifests('', 'execution: { network: true }'),
  valid: twoManifests('', 'execution: { network: false }'),
});
