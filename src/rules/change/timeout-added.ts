import { facetValue } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatOrNone } from '../words/words.ts';

/** A timeout was added. */
export const timeoutAdded = changeRule({
  id: 'timeout-added',
  category: 'behaviour',
  summary: 'A timeout that is added comes with a minor version step.',
  why: 'A run that took as long as it was allowed to is now cut off.',
  on: { kind: 'execution', action: 'added' },
  when: ({ after }) => after?.name === 'timeout',
  grade: { bump: 'minor', warn: true },
  direction: 'out',
  basis: { document: 'ADR-002', quote: 'Set execution timeouts' },
  message: ({ after }) =>
    `execution.timeout of ${formatOrNone(facetValue(after, 'value'))} seconds was added; longer runs are cut off.`,
  invalid: twoManifests('', 'execution: { timeout: 30 }'),
  valid: twoManifests('execution: { timeout: 30 }', ''),
});
