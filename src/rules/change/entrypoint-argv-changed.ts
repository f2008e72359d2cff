import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName } from '../words/words.ts';

/** The command line of an entry point changed. */
export const entrypointArgvChanged = changeRule({
  id: 'entrypoint-argv-changed',
  category: 'documentation',
  summary: 'A command line that changes comes with a patch version step.',
  why: 'How an operation is run is not what callers rely on; what it takes and gives is.',
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'changed',
  grade: { bump: 'patch' },
  direction: 'none',
  basis: 'inferred',
  message: (change) => `The command of the ${entrypointName(change)} changed.`,
  invalid: twoOperations({}, { entrypoints: { unix: ['bash', '-e', 'scripts/memory.sh'] } }),
  valid: twoOperations(
    { entrypoints: { unix: ['bash', 'scripts/memory.sh'] } },
    {
      input: { limit: { type: 'integer', default: 5 } },
      entrypoints: { unix: ['bash', 'scripts/memory.sh', '{limit}'] },
    },
  ),
});
