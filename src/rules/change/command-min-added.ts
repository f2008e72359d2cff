import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { facetText, itemName } from '../words/words.ts';

/** A minimum version of a command was added. */
export const commandMinAdded = changeRule({
  id: 'command-min-added',
  category: 'requirement',
  summary: 'Reports new minimum versions of commands.',
  why: 'The skill fails with versions of the command that worked before.',
  on: { kind: 'command', action: 'changed', facet: 'min' },
  when: ({ detail }) => detail === 'added',
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' },
  phrase: 'new minimum version of {}',
  message: (change) =>
    msg`New minimum version of ${itemName(change)}: ${facetText(change.after, 'min')}.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git }]
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
        commands: [{ cmd: git }]
    `,
  ),
});
