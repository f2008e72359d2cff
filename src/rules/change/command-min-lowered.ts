import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** The minimum version of a command was lowered. */
export const commandMinLowered = changeRule({
  id: 'command-min-lowered',
  category: 'requirement',
  summary: 'Reports lowered minimum versions of commands.',
  why: 'Nothing breaks: the skill runs with more versions of the command.',
  on: { kind: 'command', action: 'changed', facet: 'min' },
  when: ({ detail, verdict }) => detail === 'lowered' && verdict === null,
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'minimum version of {} lowered',
  message: (change) =>
    msg`Minimum version of ${itemName(change)} was lowered: ${valueTransition(change)}.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, min_version: "2.30" }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, min_version: "2.40", package: git }]
    `,
  ),
});
