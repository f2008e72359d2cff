import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { facetText, itemName } from '../words/words.ts';

/** A maximum version of a command was added. */
export const commandMaxAdded = changeRule({
  id: 'command-max-added',
  category: 'requirement',
  summary: 'Reports new maximum versions of commands.',
  why: 'The skill fails with versions of the command that worked before.',
  on: { kind: 'command', action: 'changed', facet: 'max' },
  when: ({ detail }) => detail === 'added',
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' },
  phrase: 'new maximum version of {}',
  message: (change) =>
    msg`New maximum version of ${itemName(change)}: ${facetText(change.after, 'max')}.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git }]
    `,
  ),
});
