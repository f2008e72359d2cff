import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { facetText, itemName } from '../words/words.ts';

/** The minimum version of a command was removed. */
export const commandMinRemoved = changeRule({
  id: 'command-min-removed',
  category: 'requirement',
  summary: 'Reports removed minimum versions of commands.',
  why: 'Nothing breaks: the skill runs with more versions of the command.',
  on: { kind: 'command', action: 'changed', facet: 'min' },
  when: ({ detail }) => detail === 'removed',
  requires: { bump: 'minor' },
  bumpBasis: 'inferred',
  phrase: 'minimum version of {} removed',
  message: (change) =>
    msg`Minimum version of ${itemName(change)} was removed: ${facetText(change.before, 'min')}.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, min_version: "2.40" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git }]
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
