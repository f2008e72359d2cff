import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';

/** The skill is now safe to run again. */
export const idempotentGained = changeRule({
  id: 'idempotent-gained',
  category: 'behaviour',
  summary: 'Reports skills that became idempotent.',
  why: 'Nothing breaks: callers can run the skill a second time.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('idempotent', [false, undefined], true),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: '`idempotent` is now true',
  message: () => msg`${code('execution.idempotent')} is now true.`,
  invalid: twoManifests('execution: { idempotent: false }', 'execution: { idempotent: true }'),
  valid: twoManifests('execution: { idempotent: true }', 'execution: { idempotent: false }'),
});
