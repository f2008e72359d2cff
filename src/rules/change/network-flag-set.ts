import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';

/** The `network` flag changed from false to true. */
export const networkFlagSet = changeRule({
  id: 'network-flag-set',
  category: 'privilege',
  summary: 'Reports `execution.network` that changed from false to true.',
  why: 'The skill may now use the network. Its users agreed to a skill that does not.',
  source:
    'ADR-002 makes the key a hint, so it needs less than a major bump. A reviewer sees it all the same.',
  enforces: [adr002('`network`: Requires internet access', 'execution.network')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('network', [false], true),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'ADR-002', quote: 'These are hints, not enforcement.' },
  powerVerdict: 'widened',
  phrase: 'now uses the network',
  message: () => msg`${code('execution.network')} changed from false to true.`,
  invalid: twoManifests('execution: { network: false }', 'execution: { network: true }'),
  valid: twoManifests('execution: { network: true }', 'execution: { network: false }'),
});
