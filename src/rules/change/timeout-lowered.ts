import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { valueTransition } from '../words/words.ts';

/** The timeout was lowered. */
export const timeoutLowered = changeRule({
  id: 'timeout-lowered',
  category: 'behaviour',
  summary: 'A timeout that is lowered comes with a minor version step.',
  why: 'A run that took as long as it was allowed to is now cut off.',
  on: { kind: 'execution', action: 'changed' },
  when: ({ after, detail }) => after?.name === 'timeout' && detail === 'lowered',
  grade: { bump: 'minor', warn: true },
  direction: 'out',
  basis: { document: 'ADR-002', quote: 'Set execution timeouts' },
  message: (change) =>
    `execution.timeout was lowered: ${valueTransition(change)} seconds; runs that took longer are cut off.`,
  invalid: twoManifests('execution: { timeout: 60 }', 'execution: { timeout: 30 }'),
  valid: twoManifests('execution: { timeout: 30 }', 'execution: { timeout: 60 }'),
});
