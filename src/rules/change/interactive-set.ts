import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';

/** The skill now asks for human input. */
export const interactiveSet = changeRule({
  id: 'interactive-set',
  category: 'behaviour',
  summary: 'A skill that becomes interactive comes with a major version step.',
  why: 'Callers without a human at hand wait for ever.',
  on: { kind: 'execution' },
  when: isFlagChange('interactive', [false, undefined], true),
  grade: { bump: 'major' },
  direction: 'environment',
  basis: 'inferred',
  message: () =>
    'execution.interactive became true; callers without a human at hand wait for ever.',
  invalid: twoManifests('execution: { interactive: false }', 'execution: { interactive: true }'),
  valid: twoManifests('execution: { interactive: true }', 'execution: { interactive: false }'),
});
