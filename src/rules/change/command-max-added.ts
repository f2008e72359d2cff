import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatText, itemName } from '../words/words.ts';

/** A maximum version of a command was added. */
export const commandMaxAdded = changeRule({
  id: 'command-max-added',
  category: 'requirement',
  summary: 'An added maximum version of a command needs a major bump.',
  why: 'The skill fails where the installed version of the command was good enough before.',
  on: { kind: 'command', action: 'changed', facet: 'max' },
  when: ({ detail }) => detail === 'added',
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' },
  phrase: 'command {} now has a maximum version',
  message: (change) =>
    `The maximum version of command ${itemName(change)} was added: ${formatText(change.after, 'max')}. The skill fails with versions that worked before.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git }]
    `,
  ),
});
