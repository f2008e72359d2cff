import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';

/** The skill declares for the first time that it may use the network. */
export const networkFlagNewlyDeclared = changeRule({
  id: 'network-flag-newly-declared',
  category: 'privilege',
  summary: '`execution.network: true` does not appear.',
  why: 'The skill may always have been able to reach the network, or it may be new; a reviewer looks once.',
  on: { kind: 'execution' },
  when: isFlagChange('network', [undefined], true),
  grade: { bump: 'minor' },
  direction: 'power',
  basis: 'inferred',
  power: 'disclosed',
  message: () =>
    `execution.network: true was declared; the skill may reach the network, and so far did not say so without limits.`,
  invalid: twoManifests('', 'execution: { network: true }'),
  valid: twoManifests('', 'execution: { network: false }'),
});
