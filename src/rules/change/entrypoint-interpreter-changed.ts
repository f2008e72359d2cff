import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName, formatOrNone } from '../words/words.ts';

/** The program of an entry point changed. */
export const entrypointInterpreterChanged = changeRule({
  id: 'entrypoint-interpreter-changed',
  category: 'requirement',
  summary: 'An entrypoint that another program runs comes with a minor version step.',
  why: 'Callers need a program on their machine that nothing declared before.',
  on: { kind: 'entrypoint', action: 'changed', facet: 'argv' },
  when: ({ detail }) => detail === 'interpreter',
  grade: { bump: 'minor', warn: true },
  direction: 'environment',
  basis: 'inferred',
  message: (change) =>
    `The ${entrypointName(change)} is run by another program: ${formatOrNone(change.from)} -> ${formatOrNone(change.to)}; callers need that one now.`,
  invalid: twoOperations({}, { entrypoints: { unix: ['zsh', 'scripts/memory.sh'] } }),
  valid: twoOperations({}, { entrypoints: { unix: ['bash', '-e', 'scripts/memory.sh'] } }),
});
