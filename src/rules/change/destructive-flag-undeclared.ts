import { facetValue } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';

/** The `destructive` flag was removed. */
export const destructiveFlagUndeclared = changeRule({
  id: 'destructive-flag-undeclared',
  category: 'privilege',
  summary: 'Reports a removed `execution.destructive`.',
  why: 'Users no longer learn whether the skill modifies or deletes existing data. Without the flag, it does no less.',
  enforces: [adr002('`destructive`: Modifies or deletes existing data', 'execution.destructive')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('destructive', [true, false], undefined),
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  powerVerdict: 'undeclared',
  phrase: '`destructive` is no longer declared',
  message: ({ before }) =>
    msg`${code(`execution.destructive: ${facetValue(before, 'value')}`)} was removed.`,
  help: () => msg`Declare ${code('true')} or ${code('false')}.`,
  invalid: twoManifests('execution: { destructive: true }', ''),
  valid: twoManifests('execution: { destructive: true }', 'execution: { destructive: false }'),
});
