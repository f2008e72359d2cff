import { isProse } from '../../contract/coverage/command-line.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName } from '../words/words.ts';

/** The text of an entrypoint for agents changed. */
export const entrypointTextChanged = changeRule({
  id: 'entrypoint-text-changed',
  category: 'documentation',
  summary: 'A changed entrypoint without a command, a text to read, needs a patch bump.',
  why: 'No caller runs it: `unix` and `windows` hold the commands of an operation, and every other key may hold a text.',
  on: { kind: 'entrypoint', action: ['added', 'changed', 'removed'] },
  when: ({ action, detail, before, after }) =>
    action === 'changed' ? detail === 'text' : isProse(after ?? before),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'the {name} text of {owner} changed',
  message: (change) =>
    `${change.action === 'changed' ? `The text of the ${entrypointName(change)} changed` : `The ${entrypointName(change)} was ${change.action}`}. It is a text and no command, so calls work as before.`,
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
