import { facetValue } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';

/** The `network` flag was removed. */
export const networkFlagUndeclared = changeRule({
  id: 'network-flag-undeclared',
  category: 'privilege',
  summary: 'No change removes `execution.network`.',
  why: 'A skill does not do less because a warning is removed.',
  enforces: [adr002('`network`: Requires internet access', 'execution.network')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('network', [true, false], undefined),
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  powerVerdict: 'undeclared',
  phrase: '`network` is no longer declared',
  message: ({ before }) =>
    `\`execution.network: ${facetValue(before, 'value')}\` was removed: nothing says any more whether the skill uses the network. Declare \`true\` or \`false\`, or announce the removal by a minor bump.`,
  invalid: twoManifests('execution: { network: true }', ''),
  valid: twoManifests('execution: { network: true }', 'execution: { network: false }'),
});
