import { facetValue } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { valueOrNone } from '../words/words.ts';

/** A timeout was added. */
export const timeoutAdded = changeRule({
  id: 'timeout-added',
  category: 'behaviour',
  summary: 'Reports a new timeout.',
  why: 'Runs that took longer are now stopped.',
  on: { kind: 'execution', action: 'added' },
  when: ({ after }) => after?.name === 'timeout',
  requires: { bump: 'minor', warn: true },
  bumpBasis: { document: 'ADR-002', quote: 'Set execution timeouts' },
  phrase: 'new timeout',
  message: ({ after }) =>
    msg`New ${code('execution.timeout')} of ${valueOrNone(facetValue(after, 'value'))} seconds. Longer runs are stopped.`,
  invalid: twoManifests('', 'execution: { timeout: 30 }'),
  valid: twoManifests('execution: { timeout: 30 }', ''),
});
