import { isProse } from '../../contract/coverage/command-line.ts';
import { msg, words } from '../../model/message.ts';
import { twoOperations } from '../examples/operation.ts';
import { changeRule } from '../rule.ts';
import { entrypointName } from '../words/words.ts';

/** The text of an entrypoint for agents changed. */
export const entrypointTextChanged = changeRule({
  id: 'entrypoint-text-changed',
  category: 'documentation',
  summary: 'Reports changed texts of entrypoints without a command.',
  why: 'Nothing breaks: `unix` and `windows` have the commands of an operation, and every other key may have a text for agents.',
  on: { kind: 'entrypoint', action: ['added', 'changed', 'removed'] },
  when: ({ action, detail, before, after }) =>
    action === 'changed' ? detail === 'text' : isProse(after ?? before),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: '{name} text of {owner} changed',
  message: (change) => {
    const verb = change.action === 'changed' ? 'changed' : `was ${change.action}`;
    return msg`Text of ${entrypointName(change)} ${words(verb)}.`;
  },
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
