import { facetValue } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';

/** The `network` flag was removed. */
export const networkFlagUndeclared = changeRule({
  id: 'network-flag-undeclared',
  category: 'privilege',
  summary: 'Reports a removed `execution.network`.',
  why: 'Nobody can tell any more whether the skill uses the network.',
  enforces: [adr002('`network`: Requires internet access', 'execution.network')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('network', [true, false], undefined),
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  powerVerdict: 'undeclared',
  phrase: '`network` no longer declared',
  message: ({ before }) =>
    msg`${code(`execution.network: ${facetValue(before, 'value')}`)} was removed.`,
  help: () => msg`Declare ${code('true')} or ${code('false')}.`,
  invalid: twoManifests('execution: { network: true }', ''),
  valid: twoManifests('execution: { network: true }', 'execution: { network: false }'),
});
