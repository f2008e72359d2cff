import { facetValue } from '../../model/contract.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isFlagChange } from '../support/item.ts';

/** The `interactive` flag was removed. */
export const interactiveUndeclared = changeRule({
  id: 'interactive-undeclared',
  category: 'behaviour',
  summary: 'The removal of `execution.interactive` needs a minor bump.',
  why: 'Callers that run the skill without a person no longer know whether it waits for one.',
  on: { kind: 'execution' },
  when: isFlagChange('interactive', [true, false], undefined),
  grade: { bump: 'minor', warn: true },
  direction: 'environment',
  basis: 'inferred',
  message: ({ before }) =>
    `\`execution.interactive: ${facetValue(before, 'value')}\` was removed: the skill no longer says whether it asks a person.`,
  invalid: twoManifests('execution: { interactive: false }', ''),
  valid: twoManifests('', 'execution: { interactive: false }'),
});
