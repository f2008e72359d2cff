import { facetValue } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';
import { formatOrNone } from '../words/words.ts';

/** The `network` flag was removed. */
export const networkFlagUndeclared = changeRule({
  id: 'network-flag-undeclared',
  category: 'privilege',
  summary: '`execution.network` is not taken out.',
  why: 'Taking a warning out does not make a skill do less.',
  on: { kind: 'execution' },
  when: isFlagChange('network', [true, false], undefined),
  grade: { bump: 'minor', warn: true },
  direction: 'power',
  basis: 'inferred',
  power: 'undeclared',
  message: ({ before }) =>
    `execution.network: ${formatOrNone(facetValue(before, 'value'))} was taken out; nothing says any more whether the skill may reach the network.`,
  invalid: twoManifests('execution: { network: true }', ''),
  valid: twoManifests('execution: { network: true }', 'execution: { network: false }'),
});
