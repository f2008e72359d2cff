import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The maximum version of a command was lowered. */
export const commandMaxLowered = changeRule({
  id: 'command-max-lowered',
  category: 'requirement',
  summary: 'A lowered maximum version of a command needs a major bump.',
  why: 'The skill fails where the installed version of the command was good enough before.',
  on: { kind: 'command', action: 'changed', facet: 'max' },
  when: ({ detail, verdict }) => detail === 'lowered' && verdict === null,
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' },
  phrase: 'the maximum version of command {} was lowered',
  message: (change) =>
    `The maximum version of command ${itemName(change)} was lowered: ${valueTransition(change)}. The skill fails with versions that worked before.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.30" }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.30" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `,
  ),
});
