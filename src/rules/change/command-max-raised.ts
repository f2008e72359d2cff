import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The maximum version of a command was raised. */
export const commandMaxRaised = changeRule({
  id: 'command-max-raised',
  category: 'requirement',
  summary: 'A raised maximum version of a command needs a minor bump.',
  why: 'Nothing breaks: the skill runs with more versions of the command.',
  on: { kind: 'command', action: 'changed', facet: 'max' },
  when: ({ detail, verdict }) => detail === 'raised' && verdict === null,
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'the maximum version of command {} was raised',
  message: (change) =>
    `The maximum version of command ${itemName(change)} was raised: ${valueTransition(change)}. The skill now runs with more versions.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.30" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.30" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.30", package: git }]
    `,
  ),
});
