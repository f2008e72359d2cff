import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { formatTransition } from '../words/transition.ts';
import { entrypointName } from '../words/words.ts';

/** The program of an entrypoint changed. */
export const entrypointInterpreterChanged = changeRule({
  id: 'entrypoint-interpreter-changed',
  category: 'privilege',
  summary: 'No entrypoint runs another program.',
  why: 'Agents start a program that no reviewer agreed to, and callers need it where it was not needed before.',
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'interpreter',
  requires: { bump: 'minor', warn: true },
  bumpBasis: 'inferred',
  powerVerdict: 'widened',
  phrase: 'the {name} command of {owner} now runs another program',
  message: (change) =>
    `The ${entrypointName(change)} now runs another program: ${formatTransition(change.from, change.to)}. Review what the new program does; calls fail on machines without it.`,
  invalid: twoOperations({}, { entrypoints: { unix: ['zsh', 'scripts/memory.sh'] } }),
  valid: twoOperations({}, { entrypoints: { unix: ['bash', '-e', 'scripts/memory.sh'] } }),
});
