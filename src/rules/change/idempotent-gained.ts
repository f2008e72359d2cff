import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';

/** The skill is now safe to run again. */
export const idempotentGained = changeRule({
  id: 'idempotent-gained',
  category: 'behaviour',
  summary: 'A skill that becomes idempotent needs a patch bump.',
  why: 'Nothing breaks: callers may now run the skill a second time.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('idempotent', [false, undefined], true),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'the skill is now idempotent',
  message: () =>
    '`execution.idempotent` is now true: callers may run the skill again after a failure.',
  invalid: twoManifests('execution: { idempotent: false }', 'execution: { idempotent: true }'),
  valid: twoManifests('execution: { idempotent: true }', 'execution: { idempotent: false }'),
});
