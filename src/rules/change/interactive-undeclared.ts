import { facetValue } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { createFlagChangeTest } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';

/** The `interactive` flag was removed. */
export const interactiveUndeclared = changeRule({
  id: 'interactive-undeclared',
  category: 'behaviour',
  summary: 'Reports removed `execution.interactive`.',
  why: 'Callers that run the skill without a person no longer know whether it waits for one.',
  enforces: [adr002('`interactive`: Needs human input during run', 'execution.interactive')],
  on: { kind: 'execution' },
  when: createFlagChangeTest('interactive', [true, false], undefined),
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  phrase: '`interactive` no longer declared',
  message: ({ before }) =>
    msg`${code(`execution.interactive: ${facetValue(before, 'value')}`)} was removed.`,
  help: () => msg`Declare ${code('true')} or ${code('false')}.`,
  invalid: twoManifests('execution: { interactive: false }', ''),
  valid: twoManifests('', 'execution: { interactive: false }'),
});
