import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';

/** The skill no longer declares that it runs without human input. */
export const interactiveUndeclared = changeRule({
  id: 'interactive-undeclared',
  category: 'behaviour',
  summary: 'The removal of `execution.interactive: false` needs a minor bump.',
  why: 'Callers that run the skill without a person can no longer rely on it.',
  on: { kind: 'execution' },
  when: isFlagChange('interactive', [false], undefined),
  grade: { bump: 'minor', warn: true },
  direction: 'environment',
  basis: 'inferred',
  message: () =>
    '`execution.interactive: false` was removed: the skill no longer promises to run without a person.',
  invalid: twoManifests('execution: { interactive: false }', ''),
  valid: twoManifests('', 'execution: { interactive: false }'),
});
