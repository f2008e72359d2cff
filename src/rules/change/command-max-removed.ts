import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The maximum version of a command was removed. */
export const commandMaxRemoved = changeRule({
  id: 'command-max-removed',
  category: 'requirement',
  summary: 'A maximum version of a command that is removed comes with a minor version step.',
  why: 'Nothing breaks; the skill runs with more versions of the command than before.',
  on: { kind: 'command', action: 'changed', facet: 'max' },
  when: ({ detail }) => detail === 'removed',
  grade: { bump: 'minor' },
  direction: 'environment',
  basis: 'inferred',
  message: (change) =>
    `Command ${itemName(change)}: the maximum version was removed (${valueTransition(change)}); more versions will do.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.50" }]
    `,
  ),
});
