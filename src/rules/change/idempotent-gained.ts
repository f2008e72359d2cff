import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';

/** The skill is now safe to run again. */
export const idempotentGained = changeRule({
  id: 'idempotent-gained',
  category: 'behaviour',
  summary: 'A skill that becomes idempotent comes with a patch version step.',
  why: 'Nothing breaks; it may be run again from now on.',
  on: { kind: 'execution' },
  when: isFlagChange('idempotent', [false, undefined], true),
  grade: { bump: 'patch' },
  direction: 'out',
  basis: 'inferred',
  message: () => 'execution.idempotent became true; the skill is safe to run again.',
  invalid: twoManifests('execution: { idempotent: false }', 'execution: { idempotent: true }'),
  valid: twoManifests('execution: { idempotent: true }', 'execution: { idempotent: false }'),
});
