import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { formatTransition } from '../words/transition.ts';
import { entrypointName } from '../words/words.ts';

/** The program of an entry point changed. */
export const entrypointInterpreterChanged = changeRule({
  id: 'entrypoint-interpreter-changed',
  category: 'requirement',
  summary: 'An entrypoint that another program runs needs a minor bump.',
  why: 'Callers need a program that the manifest did not need before.',
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'interpreter',
  grade: { bump: 'minor', warn: true },
  direction: 'environment',
  basis: 'inferred',
  message: (change) =>
    `The ${entrypointName(change)} is now run by another program: ${formatTransition(change.from, change.to)}. It fails where that one is not installed.`,
  invalid: twoOperations({}, { entrypoints: { unix: ['zsh', 'scripts/memory.sh'] } }),
  valid: twoOperations({}, { entrypoints: { unix: ['bash', '-e', 'scripts/memory.sh'] } }),
});
