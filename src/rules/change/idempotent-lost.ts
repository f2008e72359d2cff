import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';

/** The skill is no longer safe to run again. */
export const idempotentLost = changeRule({
  id: 'idempotent-lost',
  category: 'behaviour',
  summary: 'A skill that stops being idempotent comes with a minor version step.',
  why: 'Schedulers that run it again after a failure must stop doing so.',
  on: { kind: 'execution' },
  when: (change) =>
    isFlagChange('idempotent', [true], false)(change) ||
    isFlagChange('idempotent', [true], undefined)(change),
  grade: { bump: 'minor', warn: true },
  direction: 'out',
  basis: { document: 'ADR-002', quote: 'These are hints, not enforcement.' },
  message: () =>
    'execution.idempotent is no longer true; whoever runs the skill again after a failure must stop.',
  invalid: twoManifests('execution: { idempotent: true }', 'execution: { idempotent: false }'),
  valid: twoManifests('execution: { idempotent: false }', 'execution: { idempotent: true }'),
});
