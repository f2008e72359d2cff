import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';

/** The skill no longer declares that it runs without human input. */
export const interactiveUndeclared = changeRule({
  id: 'interactive-undeclared',
  category: 'behaviour',
  summary: '`execution.interactive: false` that is taken out comes with a minor version step.',
  why: 'Callers without a human at hand relied on it, and nothing says any more that they may.',
  on: { kind: 'execution' },
  when: isFlagChange('interactive', [false], undefined),
  grade: { bump: 'minor', warn: true },
  direction: 'environment',
  basis: 'inferred',
  message: () =>
    'execution.interactive: false was taken out; nothing says any more that the skill runs without a human.',
  invalid: twoManifests('execution: { interactive: false }', ''),
  valid: twoManifests('', 'execution: { interactive: false }'),
});
