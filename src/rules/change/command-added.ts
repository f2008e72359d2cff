import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A required command was added. */
export const commandAdded = changeRule({
  id: 'command-added',
  category: 'requirement',
  summary: 'A new required command needs a major bump.',
  why: 'The skill fails where the command is not on the PATH.',
  source: 'ADR-002: "CLI tools that must be in PATH".',
  on: { kind: 'command', action: 'added' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'What must exist before skill can run' },
  phrase: 'command {} is now required',
  message: (change) =>
    `Command ${itemName(change)} is now required. The skill fails where it is not installed.`,
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
