import { isProse } from '../../contract/coverage/command-line.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName } from '../words/words.ts';

/** The text of an entry point for agents changed. */
export const entrypointTextChanged = changeRule({
  id: 'entrypoint-text-changed',
  category: 'documentation',
  summary: 'An entrypoint that is a text and no command comes with a patch version step.',
  why: 'No caller runs it: `unix` and `windows` hold the commands of an operation, every other key may hold a text to read.',
  on: { kind: 'entrypoint', action: ['added', 'changed', 'removed'] },
  when: ({ action, detail, before, after }) =>
    action === 'changed' ? detail === 'text' : isProse(after ?? before),
  grade: { bump: 'patch' },
  direction: 'none',
  basis: 'inferred',
  message: (change) =>
    `The text of the ${entrypointName(change)} ${change.action === 'changed' ? 'changed' : `was ${change.action}`}; no caller runs it.`,
  invalid: twoOperations(
    {
      entrypoints: {
        unix: ['bash', 'scripts/memory.sh'],
        agent: 'Follow scripts/search.md',
      },
    },
    { entrypoints: { unix: ['bash', 'scripts/memory.sh'] } },
  ),
  valid: twoOperations(
    {
      entrypoints: {
        unix: ['bash', 'scripts/memory.sh'],
        agent: 'Follow scripts/search.md',
      },
    },
    {
      entrypoints: {
        agent: 'Follow scripts/search.md',
        unix: ['bash', 'scripts/memory.sh'],
      },
    },
  ),
});
