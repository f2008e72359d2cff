import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';

/** The skill now declares that it does not modify or delete existing data. */
export const destructiveFlagCleared = changeRule({
  id: 'destructive-flag-cleared',
  category: 'privilege',
  summary: '`execution.destructive` that becomes false needs a patch bump.',
  why: 'Nothing breaks: the skill declares that it does less.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('destructive', [true, undefined], false),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  powerVerdict: 'narrowed',
  phrase: 'the skill is no longer destructive',
  message: (change) =>
    `\`execution.destructive\` ${change.before ? 'changed: `true` -> `false`' : 'is now declared as `false`'}. The skill declares that it does not modify or delete existing data.`,
  invalid: twoManifests('execution: { destructive: true }', 'execution: { destructive: false }'),
  valid: twoManifests(
    'execution: { destructive: false }',
    'execution: { destructive: false, idempotent: true }',
  ),
});
