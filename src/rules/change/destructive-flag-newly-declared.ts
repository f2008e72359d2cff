import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';

/** The skill declares for the first time that it may modify or delete existing data. */
export const destructiveFlagNewlyDeclared = changeRule({
  id: 'destructive-flag-newly-declared',
  category: 'privilege',
  summary: 'A skill without `execution.destructive: true` does not get it.',
  why: 'The skill may always have been able to modify or delete existing data, or this may be new. A reviewer checks once.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('destructive', [undefined], true),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  powerVerdict: 'disclosed',
  phrase: '`destructive` is now declared',
  message: () =>
    '`execution.destructive: true` was added. The manifest now says that the skill may modify or delete existing data; before, it said nothing about this.',
  invalid: twoManifests('', 'execution: { destructive: true }'),
  valid: twoManifests('', 'execution: { destructive: false }'),
});
