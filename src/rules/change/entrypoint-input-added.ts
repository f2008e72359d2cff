import { routerOf, twoBodies } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName, formatOrNone } from '../words/words.ts';

/** The command of an entrypoint takes an undeclared input. */
export const entrypointInputAdded = changeRule({
  id: 'entrypoint-input-added',
  category: 'interface',
  summary:
    'A command of a router-manifest that takes an input none of its commands took needs a major bump.',
  why: 'A router-manifest declares no inputs and no defaults: calls without the new input have no value for it.',
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'placeholder-new',
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Added new required inputs without defaults' },
  phrase: 'the {name} command of {owner} now needs {after}',
  message: (change) =>
    `The ${entrypointName(change)} now takes the new input ${formatOrNone(change.to)}: existing calls do not pass it, so the command has no value for it.`,
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
