import { facetValue } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatOrNone } from '../words/words.ts';

/** A timeout was added. */
export const timeoutAdded = changeRule({
  id: 'timeout-added',
  category: 'behaviour',
  summary: 'A new timeout needs a minor bump.',
  why: 'Runs that took longer are now stopped.',
  on: { kind: 'execution', action: 'added' },
  when: ({ after }) => after?.name === 'timeout',
  requires: { bump: 'minor', warn: true },
  bumpBasis: { document: 'ADR-002', quote: 'Set execution timeouts' },
  phrase: 'a timeout was added',
  message: ({ after }) =>
    `An \`execution.timeout\` of ${formatOrNone(facetValue(after, 'value'))} seconds was added: longer runs are stopped.`,
  invalid: twoManifests('', 'execution: { timeout: 30 }'),
  valid: twoManifests('execution: { timeout: 30 }', ''),
});
