import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';

/** The skill is no longer safe to run again. */
export const idempotentLost = changeRule({
  id: 'idempotent-lost',
  category: 'behaviour',
  summary: 'Reports skills that are no longer idempotent.',
  why: 'Schedulers that repeat a failed run may do the work twice.',
  enforces: [adr002('`idempotent`: Can run multiple times safely', 'execution.idempotent')],
  on: { kind: 'execution' },
  when: (change) =>
    createFlagChangeTest('idempotent', [true], false)(change) ||
    createFlagChangeTest('idempotent', [true], undefined)(change),
  requires: { bump: 'minor', warn: true },
  bumpBasis: { document: 'ADR-002', quote: 'These are hints, not enforcement.' },
  phrase: '`idempotent` no longer true',
  message: () =>
    msg`${code('execution.idempotent')} is no longer true. Repeated runs may do the work twice.`,
  invalid: twoManifests('execution: { idempotent: true }', 'execution: { idempotent: false }'),
  valid: twoManifests('execution: { idempotent: false }', 'execution: { idempotent: true }'),
});
