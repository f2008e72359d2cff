import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatText, itemName } from '../words/words.ts';

/** A minimum version of a command was added. */
export const commandMinAdded = changeRule({
  id: 'command-min-added',
  category: 'requirement',
  summary: 'An added minimum version of a command needs a major bump.',
  why: 'The skill fails where the installed version of the command was good enough before.',
  on: { kind: 'command', action: 'changed', facet: 'min' },
  when: ({ detail }) => detail === 'added',
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' },
  phrase: 'command {} now has a minimum version',
  message: (change) =>
    `The minimum version of command ${itemName(change)} was added: ${formatText(change.after, 'min')}. The skill fails with versions that worked before.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git }]
    `,
  ),
});
