import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { facetText, itemName } from '../words/words.ts';

/** The maximum version of a command was removed. */
export const commandMaxRemoved = changeRule({
  id: 'command-max-removed',
  category: 'requirement',
  summary: 'Reports removed maximum versions of commands.',
  why: 'Nothing breaks: the skill runs with more versions of the command.',
  on: { kind: 'command', action: 'changed', facet: 'max' },
  when: ({ detail }) => detail === 'removed',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'maximum version of {} removed',
  message: (change) =>
    msg`Maximum version of ${itemName(change)} was removed: ${facetText(change.before, 'max')}.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.40" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, max_version: "2.50" }]
    `,
  ),
});
