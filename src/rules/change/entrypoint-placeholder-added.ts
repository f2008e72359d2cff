import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName, formatOrNone } from '../words/words.ts';

/** The command of an entry point takes an additional input. */
export const entrypointPlaceholderAdded = changeRule({
  id: 'entrypoint-placeholder-added',
  category: 'interface',
  summary: 'A command line takes the inputs that it took.',
  why: 'Nothing breaks: a value that was ignored there is handed to the command from now on.',
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'placeholder-added',
  grade: { bump: 'none' },
  direction: 'none',
  basis: 'inferred',
  message: (change) =>
    `The ${entrypointName(change)} takes ${formatOrNone(change.to)} from now on.`,
  invalid: twoOperations(
    {
      input: { limit: { type: 'integer', default: 5 } },
      entrypoints: { unix: ['bash', 'scripts/memory.sh'] },
    },
    {
      input: { limit: { type: 'integer', default: 5 } },
      entrypoints: { unix: ['bash', 'scripts/memory.sh', '{limit}'] },
    },
  ),
  valid: twoOperations(
    { entrypoints: { unix: ['bash', 'scripts/memory.sh'] } },
    {
      input: { limit: { type: 'integer', default: 5 } },
      entrypoints: { unix: ['bash', 'scripts/memory.sh', '{limit}'] },
    },
  ),
});
