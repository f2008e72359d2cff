import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';

/** The skill no longer declares that it asks for human input. */
export const interactiveCleared = changeRule({
  id: 'interactive-cleared',
  category: 'behaviour',
  summary: 'A skill that is no longer interactive needs a minor bump.',
  why: 'Nothing breaks: the skill now runs without a person.',
  on: { kind: 'execution' },
  when: createFlagChangeTest('interactive', [true, undefined], false),
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'the skill is no longer interactive',
  message: ({ before }) =>
    `\`execution.interactive\` is ${before ? 'no longer true' : 'now declared false'}: the skill runs without a person.`,
  invalid: twoManifests('execution: { interactive: true }', 'execution: { interactive: false }'),
  valid: twoManifests(
    'execution: { interactive: false }',
    'execution: { interactive: false, idempotent: true }',
  ),
});
