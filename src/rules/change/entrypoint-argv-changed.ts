import { type Change, facetValue } from '../../model/contract.ts';
import { type Message, msg } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { transition } from '../words/transition.ts';
import { entrypointName } from '../words/words.ts';

/** The command line of an entrypoint changed. */
export const entrypointArgvChanged = changeRule({
  id: 'entrypoint-argv-changed',
  category: 'documentation',
  summary: 'Reports changed command lines of entrypoints.',
  why: 'Nothing breaks: callers use the inputs and the output of an operation, not its command line.',
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'changed',
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: '{name} command of {owner} changed',
  message: (change) => msg`${entrypointName(change)} changed: ${commandTransition(change)}.`,
  invalid: twoOperations({}, { entrypoints: { unix: ['bash', '-e', 'scripts/memory.sh'] } }),
  valid: twoOperations(
    { entrypoints: { unix: ['bash', 'scripts/memory.sh'] } },
    {
      input: { limit: { type: 'integer', default: 5 } },
      entrypoints: { unix: ['bash', 'scripts/memory.sh', '{limit}'] },
    },
  ),
});

/** The old and the new command line; arguments of a list have a space between them. */
function commandTransition({ before, after }: Change): Message {
  const [from, to] = [before, after].map((item) => {
    const argv = facetValue(item, 'argv');
    return Array.isArray(argv) ? argv.map(String).join(' ') : argv;
  });
  return transition(from, to);
}
