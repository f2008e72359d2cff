import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A required command was removed. */
export const commandRemoved = changeRule({
  id: 'command-removed',
  category: 'requirement',
  summary: 'A command that is no longer required needs a minor bump.',
  why: 'Nothing breaks: the skill runs in more places.',
  on: { kind: 'command', action: 'removed' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'command {} is no longer required',
  message: (change) =>
    `Command ${itemName(change)} is no longer required. The skill now also runs where it is not installed.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git }, { cmd: jq }]
    `,
    `
      preconditions:
        commands: [{ cmd: git }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git }, { cmd: jq }]
    `,
    `
      preconditions:
        commands: [{ cmd: jq }, { cmd: git }]
    `,
  ),
});
