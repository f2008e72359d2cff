import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatText, itemName } from '../words/words.ts';

/** The maximum version of a command was removed. */
export const commandMaxRemoved = changeRule({
  id: 'command-max-removed',
  category: 'requirement',
  summary: 'A removed maximum version of a command needs a minor bump.',
  why: 'Nothing breaks: the skill runs with more versions of the command.',
  on: { kind: 'command', action: 'changed', facet: 'max' },
  when: ({ detail }) => detail === 'removed',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'command {} no longer has a maximum version',
  message: (change) =>
    `The maximum version of command ${itemName(change)} was removed: ${formatText(change.before, 'max')}. The skill now runs with more versions.`,
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
