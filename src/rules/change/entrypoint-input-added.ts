import { code, msg } from '../../model/message.ts';
import { routerOf, twoBodies } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName } from '../words/words.ts';

/** The command of an entrypoint takes an undeclared input. */
export const entrypointInputAdded = changeRule({
  id: 'entrypoint-input-added',
  category: 'interface',
  summary: 'Reports new inputs in the commands of a `router-manifest` block.',
  why: 'A `router-manifest` block declares no inputs and no defaults: existing calls have no value for the new input.',
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'placeholder-new',
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  phrase: 'new input {after} of {owner}',
  message: (change) =>
    msg`New input ${code(String(change.to))} of ${entrypointName(change)}. Existing calls do not pass it.`,
  invalid: twoBodies(
    routerOf({ entrypoints: { search: { unix: ['bash', 'scripts/memory.sh'] } } }),
    routerOf({ entrypoints: { search: { unix: ['bash', 'scripts/memory.sh', '{query}'] } } }),
  ),
  valid: twoBodies(
    routerOf({
      entrypoints: {
        search: { unix: ['bash', 'scripts/memory.sh', '{query}'], windows: ['cmd', '/c', 'find'] },
      },
    }),
    routerOf({
      entrypoints: {
        search: {
          unix: ['bash', 'scripts/memory.sh', '{query}'],
          windows: ['cmd', '/c', 'find', '{query}'],
        },
      },
    }),
  ),
});
