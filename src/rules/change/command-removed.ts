import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A required command was removed. */
export const commandRemoved = changeRule({
  id: 'command-removed',
  category: 'requirement',
  summary: 'Reports commands that are no longer required.',
  why: 'Nothing breaks: the skill runs in more places.',
  on: { kind: 'command', action: 'removed' },
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'command {} no longer required',
  message: (change) => msg`Command ${itemName(change)} is no longer required.`,
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
