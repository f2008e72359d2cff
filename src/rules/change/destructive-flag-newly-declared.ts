import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';

/** The skill declares for the first time that it may modify or delete existing data. */
export const destructiveFlagNewlyDeclared = changeRule({
  id: 'destructive-flag-newly-declared',
  category: 'privilege',
  summary: 'Reports a new `execution.destructive: true`.',
  why: 'The skill may modify or delete existing data. It may always have done so, or this may be new.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('destructive', [undefined], true),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  powerVerdict: 'disclosed',
  phrase: '`destructive` is now declared',
  message: () =>
    msg`New ${code('execution.destructive: true')}: the skill may modify or delete data.`,
  invalid: twoManifests('', 'execution: { destructive: true }'),
  valid: twoManifests('', 'execution: { destructive: false }'),
});
