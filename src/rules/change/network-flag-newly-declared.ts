import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';

/** The skill declares for the first time that it may use the network. */
export const networkFlagNewlyDeclared = changeRule({
  id: 'network-flag-newly-declared',
  category: 'privilege',
  summary: 'Reports a new `execution.network: true`.',
  why: 'The skill may always have used the network, or this may be new.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('network', [undefined], true),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  powerVerdict: 'disclosed',
  phrase: '`network` now declared',
  message: () => msg`${code('execution.network: true')} was added. Nothing was declared before.`,
  invalid: twoManifests('', 'execution: { network: true }'),
  valid: twoManifests('', 'execution: { network: false }'),
});
