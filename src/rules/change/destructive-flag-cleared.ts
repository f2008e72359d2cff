import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { valueChange } from '../words/words.ts';

/** The skill now declares that it does not modify or delete existing data. */
export const destructiveFlagCleared = changeRule({
  id: 'destructive-flag-cleared',
  category: 'privilege',
  summary: 'Reports `execution.destructive` that became false.',
  why: 'Nothing breaks: the skill declares that it does less.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('destructive', [true, undefined], false),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  powerVerdict: 'narrowed',
  phrase: 'no longer destructive',
  message: (change) => msg`${code('execution.destructive')} ${valueChange(change)}.`,
  invalid: twoManifests('execution: { destructive: true }', 'execution: { destructive: false }'),
  valid: twoManifests(
    'execution: { destructive: false }',
    'execution: { destructive: false, idempotent: true }',
  ),
});
