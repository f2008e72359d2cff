import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';

/** The skill no longer declares that it asks for human input. */
export const interactiveCleared = changeRule({
  id: 'interactive-cleared',
  category: 'behaviour',
  summary: 'Reports skills that are no longer interactive.',
  why: 'Nothing breaks: the skill runs without a person.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('interactive', [true, undefined], false),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: '`interactive` is now false',
  message: () => msg`${code('execution.interactive')} is now false.`,
  invalid: twoManifests('execution: { interactive: true }', 'execution: { interactive: false }'),
  valid: twoManifests(
    'execution: { interactive: false }',
    'execution: { interactive: false, idempotent: true }',
  ),
});
