import { msg } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { transition } from '../words/transition.ts';
import { entrypointName } from '../words/words.ts';

/** The program of an entrypoint changed. */
export const entrypointInterpreterChanged = changeRule({
  id: 'entrypoint-interpreter-changed',
  category: 'privilege',
  summary: 'Reports entrypoints that run another program.',
  why: 'Agents start a program that nobody reviewed, and callers need it where they did not before.',
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'interpreter',
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  powerVerdict: 'widened',
  phrase: '{owner} runs another program',
  message: (change) =>
    msg`${entrypointName(change)} runs another program: ${transition(change.from, change.to)}.`,
  invalid: twoOperations({}, { entrypoints: { unix: ['zsh', 'scripts/memory.sh'] } }),
  valid: twoOperations({}, { entrypoints: { unix: ['bash', '-e', 'scripts/memory.sh'] } }),
});
