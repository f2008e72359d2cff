import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';
import { valueTransition } from '../words/words.ts';

/** The timeout was lowered. */
export const timeoutLowered = changeRule({
  id: 'timeout-lowered',
  category: 'behaviour',
  summary: 'Reports a lowered timeout.',
  why: 'Runs that took longer are now stopped.',
  enforces: [adr002('`timeout`: Maximum execution time in seconds', 'execution.timeout')],
  on: { kind: 'execution', action: 'changed' },
  when: ({ after, detail }) => after?.name === 'timeout' && detail === 'lowered',
  requires: { bump: 'minor', warn: true },
  bumpBasis: { document: 'ADR-002', quote: 'Set execution timeouts' },
  phrase: 'timeout lowered',
  message: (change) =>
    msg`${code('execution.timeout')} was lowered: ${valueTransition(change)} seconds.`,
  invalid: twoManifests('execution: { timeout: 60 }', 'execution: { timeout: 30 }'),
  valid: twoManifests('execution: { timeout: 30 }', 'execution: { timeout: 60 }'),
});
