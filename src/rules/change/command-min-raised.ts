import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The minimum version of a command was raised. */
export const commandMinRaised = changeRule({
  id: 'command-min-raised',
  category: 'requirement',
  summary: 'A raised minimum version of a command needs a major bump.',
  why: 'The skill fails where the installed version of the command was good enough before.',
  on: { kind: 'command', action: 'changed', facet: 'min' },
  when: ({ detail, verdict }) => detail === 'raised' && verdict === null,
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' },
  phrase: 'the minimum version of command {} was raised',
  message: (change) =>
    `The minimum version of command ${itemName(change)} was raised: ${valueTransition(change)}. The skill fails with versions that worked before.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, min_version: "2.30" }]
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
        commands: [{ cmd: git, min_version: "2.30" }]
    `,
  ),
});
