import { facetValue } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';

/** The `destructive` flag was removed. */
export const destructiveFlagUndeclared = changeRule({
  id: 'destructive-flag-undeclared',
  category: 'privilege',
  summary: '`execution.destructive` is not removed.',
  why: 'A skill without the warning does no less.',
  enforces: [adr002('`destructive`: Modifies or deletes existing data', 'execution.destructive')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('destructive', [true, false], undefined),
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  powerVerdict: 'undeclared',
  phrase: '`destructive` is no longer declared',
  message: ({ before }) =>
    `\`execution.destructive: ${String(facetValue(before, 'value'))}\` was removed. Nothing says any more whether the skill modifies or deletes existing data. Declare \`true\` or \`false\`, or announce the removal by a minor bump.`,
  invalid: twoManifests('execution: { destructive: true }', ''),
  valid: twoManifests('execution: { destructive: true }', 'execution: { destructive: false }'),
});
