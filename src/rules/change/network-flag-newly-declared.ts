import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { turned } from '../support/item.ts';

/** A skill that did not say whether it may reach the network and now says it does. */
export const networkFlagNewlyDeclared = changeRule({
  id: 'network-flag-newly-declared',
  category: 'privilege',
  summary: '`execution.network: true` does not appear.',
  why: 'The skill may always have been able to reach the network, or it may be new; a reviewer looks once.',
  on: { kind: 'execution' },
  when: turned('network', [undefined], true),
  grade: { bump: 'minor' },
  direction: 'power',
  basis: 'inferred',
  power: 'disclosed',
  message: () =>
    `execution.network: true was declared; the skill may reach the network, and so far did not say so without limits.`,
  fails: twoManifests('', 'execution: { network: true }'),
  passes: twoManifests('', 'execution: { network: false }'),
});
