import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';

/** The skill now declares that it does not modify or delete existing data. */
export const destructiveFlagCleared = changeRule({
  id: 'destructive-flag-cleared',
  category: 'privilege',
  summary: '`execution.destructive` that turns false comes with a patch version step.',
  why: 'Nothing breaks; the skill says it does less than before.',
  on: { kind: 'execution' },
  when: isFlagChange('destructive', [true, undefined], false),
  grade: { bump: 'patch' },
  direction: 'power',
  basis: 'inferred',
  power: 'narrowed',
  message: (change) =>
    `execution.destructive ${change.before ? 'turned from true to false' : 'is now declared false'}; the skill says that it does not modify or delete existing data.`,
  invalid: twoManifests('execution: { destructive: true }', 'execution: { destructive: false }'),
  valid: twoManifests(
    'execution: { destructive: false }',
    'execution: { destructive: false, idempotent: true }',
  ),
});
