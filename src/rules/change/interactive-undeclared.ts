import { facetValue } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';

/** The `interactive` flag was removed. */
export const interactiveUndeclared = changeRule({
  id: 'interactive-undeclared',
  category: 'behaviour',
  summary: 'The removal of `execution.interactive` needs a minor bump.',
  why: 'Callers that run the skill without a person no longer know whether it waits for one.',
  enforces: [adr002('`interactive`: Needs human input during run', 'execution.interactive')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('interactive', [true, false], undefined),
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  phrase: '`interactive` is no longer declared',
  message: ({ before }) =>
    `\`execution.interactive: ${facetValue(before, 'value')}\` was removed: nothing says any more whether a run waits for the answer of a person. Declare \`true\` or \`false\`, or announce the removal by a minor bump.`,
  invalid: twoManifests('execution: { interactive: false }', ''),
  valid: twoManifests('', 'execution: { interactive: false }'),
});
