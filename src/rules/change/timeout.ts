import { facetValue } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';
import { valueOrNone, valueTransition } from '../words/words.ts';

export const timeoutAdded = changeRule({
  id: 'timeout-added',
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
});

export const timeoutRemoved = changeRule({
  id: 'timeout-removed',
  summary: 'Reports a removed timeout.',
  why: 'Nothing breaks: runs may take longer than before.',
  on: { kind: 'execution', action: 'removed' },
  when: ({ before }) => before?.name === 'timeout',
  requires: { bump: 'patch' },
  phrase: 'timeout removed',
  message: ({ before }) =>
    msg`${code('execution.timeout')} of ${valueOrNone(facetValue(before, 'value'))} seconds was removed.`,
  invalid: twoManifests('execution: { timeout: 30 }', ''),
  valid: twoManifests('execution: { timeout: 30 }', 'execution: { timeout: 60 }'),
});

export const timeoutRaised = changeRule({
  id: 'timeout-raised',
  summary: 'Reports a raised timeout.',
  why: 'Nothing breaks: runs may take longer than before.',
  on: { kind: 'execution', action: 'changed' },
  when: ({ after, detail }) => after?.name === 'timeout' && detail === 'raised',
  requires: { bump: 'patch' },
  phrase: 'timeout raised',
  message: (change) =>
    msg`${code('execution.timeout')} was raised: ${valueTransition(change)} seconds.`,
  invalid: twoManifests('execution: { timeout: 30 }', 'execution: { timeout: 60 }'),
});

export const timeoutLowered = changeRule({
  id: 'timeout-lowered',
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
});
