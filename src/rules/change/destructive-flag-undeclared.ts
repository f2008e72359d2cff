import { facetValue } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';
import { formatOrNone } from '../words/words.ts';

/** The `destructive` flag was removed. */
export const destructiveFlagUndeclared = changeRule({
  id: 'destructive-flag-undeclared',
  category: 'privilege',
  summary: '`execution.destructive` is not taken out.',
  why: 'Taking a warning out does not make a skill do less.',
  on: { kind: 'execution' },
  when: isFlagChange('destructive', [true, false], undefined),
  grade: { bump: 'minor', warn: true },
  direction: 'power',
  basis: 'inferred',
  power: 'undeclared',
  message: ({ before }) =>
    `execution.destructive: ${formatOrNone(facetValue(before, 'value'))} was taken out; nothing says any more whether the skill may modify or delete existing data.`,
  invalid: twoManifests('execution: { destructive: true }', ''),
  valid: twoManifests('execution: { destructive: true }', 'execution: { destructive: false }'),
});
