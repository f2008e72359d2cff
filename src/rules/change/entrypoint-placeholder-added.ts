import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName, formatOrNone } from '../words/words.ts';

/** The command of an entrypoint takes an additional input. */
export const entrypointPlaceholderAdded = changeRule({
  id: 'entrypoint-placeholder-added',
  category: 'interface',
  summary: 'A command line takes the same inputs as before.',
  why: 'Nothing breaks: the command now gets a value that was ignored before.',
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'placeholder-added',
  requires: { bump: 'none' },
  bumpBasis: 'inferred',
  phrase: 'the {name} command of {owner} now uses {after}',
  message: (change) =>
    `The ${entrypointName(change)} now uses input ${formatOrNone(change.to)}, which it ignored before.`,
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
