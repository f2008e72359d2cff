import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A version bound of a command changed, and one side is not a dotted number. */
export const commandVersionUncomparable = changeRule({
  id: 'command-version-uncomparable',
  category: 'requirement',
  summary: 'A changed version bound of a command is a dotted number before and after.',
  why: 'The check cannot decide which version is later, or whether the skill still runs.',
  howToFix:
    'Write a dotted number such as `"2.40"`. If the skill needs a later version than before, raise the version of the skill by a major bump.',
  on: { kind: 'command', action: 'changed', verdict: 'incomparable' },
  when: ({ facet }) => facet === 'min' || facet === 'max',
  requires: { bump: 'none', warn: true },
  bumpBasis: 'inferred',
  phrase: 'the versions of command {} cannot be compared',
  message: (change) =>
    `The ${change.facet === 'min' ? 'minimum' : 'maximum'} version of command ${itemName(change)} changed: ${valueTransition(change)}. Write a dotted number such as \`2.40\`: other texts cannot be compared.`,
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
