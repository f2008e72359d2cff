import { code, msg, words } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A version bound of a command changed, and one side is not a dotted number. */
export const commandVersionUncomparable = changeRule({
  id: 'command-version-uncomparable',
  category: 'requirement',
  summary: 'Reports changed version limits of commands that cannot be compared.',
  why: 'Which version is later, and whether the skill still runs, cannot be told.',
  howToFix:
    'Write a dotted number such as `"2.40"`. If the skill needs a later version than before, raise its major version.',
  on: { kind: 'command', action: 'changed', verdict: 'incomparable' },
  when: ({ facet }) => facet === 'min' || facet === 'max',
  requires: { bump: 'none', warn: true },
  bumpBasis: 'inferred',
  phrase: 'versions of {} not comparable',
  message: (change) => {
    const limit = words(change.facet === 'min' ? 'Minimum' : 'Maximum');
    return msg`${limit} version of ${itemName(change)} cannot be compared: ${valueTransition(change)}.`;
  },
  help: () => msg`Write a dotted number such as ${code('2.40')}.`,
  invalid: twoManifests(
    `
      preconditions:
        commands: [{ cmd: git, min_version: "2.30" }]
    `,
    `
      preconditions:
        commands: [{ cmd: git, min_version: latest }]
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
