import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The minimum version of a command was raised. */
export const commandMinRaised = changeRule({
  id: 'command-min-raised',
  category: 'requirement',
  summary: 'Reports raised minimum versions of commands.',
  why: 'The skill fails with versions of the command that worked before.',
  on: { kind: 'command', action: 'changed', facet: 'min' },
  when: ({ detail, verdict }) => detail === 'raised' && verdict === null,
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-002', quote: 'Check preconditions (commands with versions, files)' },
  phrase: 'minimum version of {} raised',
  message: (change) =>
    msg`Minimum version of ${itemName(change)} was raised: ${valueTransition(change)}.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, min_version: "2.30" }]
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
        commands: [{ cmd: git, min_version: "2.30" }]
    `,
  ),
});
