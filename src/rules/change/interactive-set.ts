import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';

/** The skill now asks for human input. */
export const interactiveSet = changeRule({
  id: 'interactive-set',
  category: 'behaviour',
  summary: 'Reports skills that became interactive.',
  why: 'A run waits forever if nobody is there to answer.',
  enforces: [adr002('`interactive`: Needs human input during run', 'execution.interactive')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('interactive', [false, undefined], true),
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  phrase: '`interactive` is now true',
  message: () => msg`${code('execution.interactive')} is now true. Unattended runs wait forever.`,
  invalid: twoManifests('execution: { interactive: false }', 'execution: { interactive: true }'),
  valid: twoManifests('execution: { interactive: true }', 'execution: { interactive: false }'),
});
