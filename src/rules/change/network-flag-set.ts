import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';

/** The `network` flag changed from false to true. */
export const networkFlagSet = changeRule({
  id: 'network-flag-set',
  category: 'privilege',
  summary: '`execution.network` does not turn from false to true.',
  why: 'The skill may reach the network from now on; whoever runs it decided on the opposite.',
  source:
    'ADR-002 makes it a hint, so it asks for less than a major step; it is reviewed all the same.',
  on: { kind: 'execution' },
  when: isFlagChange('network', [false], true),
  grade: { bump: 'minor' },
  direction: 'power',
  basis: { document: 'ADR-002', quote: 'These are hints, not enforcement.' },
  power: 'widened',
  message: () =>
    `execution.network turned from false to true; the skill may reach the network from now on.`,
  invalid: twoManifests('execution: { network: false }', 'execution: { network: true }'),
  valid: twoManifests('execution: { network: true }', 'execution: { network: false }'),
});
