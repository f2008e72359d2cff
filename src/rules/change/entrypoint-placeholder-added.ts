import { code, msg } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName } from '../words/words.ts';

/** The command of an entrypoint takes an additional input. */
export const entrypointPlaceholderAdded = changeRule({
  id: 'entrypoint-placeholder-added',
  category: 'interface',
  summary: 'Reports inputs that a command line now uses.',
  why: 'Nothing breaks: the command now gets a value that it ignored before.',
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'placeholder-added',
  requires: { bump: 'none' },
  bumpBasis: 'inferred',
  phrase: '{owner} now uses {after}',
  message: (change) => msg`${entrypointName(change)} now uses input ${code(String(change.to))}.`,
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
