import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A required command was added. */
export const commandAdded = changeRule({
  id: 'command-added',
  category: 'requirement',
  summary: 'Reports new required commands.',
  why: 'The skill fails where the command is not on the PATH.',
  source: 'ADR-002: "CLI tools that must be in PATH".',
  on: { kind: 'command', action: 'added' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'What must exist before skill can run' },
  phrase: 'new required command {}',
  message: (change) => msg`New required command ${itemName(change)}. The skill fails without it.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git }]
    `,
    `
      preconditions:
        commands: [{ cmd: git }, { cmd: jq }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git }, { cmd: jq }]
    `,
    `
      preconditions:
        commands: [{ cmd: git }]
    `,
  ),
});
