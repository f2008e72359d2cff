import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { formatText, itemName } from '../words/words.ts';

/** The minimum version of a command was removed. */
export const commandMinRemoved = changeRule({
  id: 'command-min-removed',
  category: 'requirement',
  summary: 'A removed minimum version of a command needs a minor bump.',
  why: 'Nothing breaks: the skill runs with more versions of the command.',
  on: { kind: 'command', action: 'changed', facet: 'min' },
  when: ({ detail }) => detail === 'removed',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'command {} no longer has a minimum version',
  message: (change) =>
    `The minimum version of command ${itemName(change)} was removed: ${formatText(change.before, 'min')}. The skill now also runs with older versions.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git }]
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
