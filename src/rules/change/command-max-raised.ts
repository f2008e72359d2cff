import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The maximum version of a command was raised. */
export const commandMaxRaised = changeRule({
  id: 'command-max-raised',
  category: 'requirement',
  summary: 'Reports raised maximum versions of commands.',
  why: 'Nothing breaks: the skill runs with more versions of the command.',
  on: { kind: 'command', action: 'changed', facet: 'max' },
  when: ({ detail, verdict }) => detail === 'raised' && verdict === null,
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'maximum version of {} raised',
  message: (change) =>
    msg`Maximum version of ${itemName(change)} was raised: ${valueTransition(change)}.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.30" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.30" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.30", package: git }]
    `,
  ),
});
