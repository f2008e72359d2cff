import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';

/** The skill declares for the first time that it may modify or delete existing data. */
export const destructiveFlagNewlyDeclared = changeRule({
  id: 'destructive-flag-newly-declared',
  category: 'privilege',
  summary: '`execution.destructive: true` does not appear.',
  why: 'The skill may always have been able to modify or delete existing data, or it may be new; a reviewer looks once.',
  on: { kind: 'execution' },
  when: isFlagChange('destructive', [undefined], true),
  grade: { bump: 'minor' },
  direction: 'power',
  basis: 'inferred',
  power: 'disclosed',
  message: () =>
    `execution.destructive: true was declared; the skill may modify or delete existing data, and so far did not say so.`,
  invalid: twoManifests('', 'execution: { destructive: true }'),
  valid: twoManifests('', 'execution: { destructive: false }'),
});
