import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName } from '../words/words.ts';

/** The command line of an entrypoint changed. */
export const entrypointArgvChanged = changeRule({
  id: 'entrypoint-argv-changed',
  category: 'documentation',
  summary: 'A changed command line needs a patch bump.',
  why: 'Callers use the inputs and the output of an operation, not its command line.',
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'changed',
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  message: (change) =>
    `The command of the ${entrypointName(change)} changed. Its inputs and its output are compared separately.`,
  invalid: twoOperations({}, { entrypoints: { unix: ['bash', '-e', 'scripts/memory.sh'] } }),
  valid: twoOperations(
    { entrypoints: { unix: ['bash', 'scripts/memory.sh'] } },
    {
      input: { limit: { type: 'integer', default: 5 } },
      entrypoints: { unix: ['bash', 'scripts/memory.sh', '{limit}'] },
    },
  ),
});
