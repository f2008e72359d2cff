import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';

/** The skill now asks for human input. */
export const interactiveSet = changeRule({
  id: 'interactive-set',
  category: 'behaviour',
  summary: 'A skill that becomes interactive needs a major bump.',
  why: 'A run waits forever if nobody is there to answer.',
  enforces: [adr002('`interactive`: Needs human input during run', 'execution.interactive')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('interactive', [false, undefined], true),
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  phrase: 'the skill is now interactive',
  message: () =>
    '`execution.interactive` is now true: a run waits forever if nobody is there to answer.',
  invalid: twoManifests('execution: { interactive: false }', 'execution: { interactive: true }'),
  valid: twoManifests('execution: { interactive: true }', 'execution: { interactive: false }'),
});
