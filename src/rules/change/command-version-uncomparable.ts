import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A version bound of a command changed, and one side is not a dotted number. */
export const commandVersionUncomparable = changeRule({
  id: 'command-version-uncomparable',
  category: 'requirement',
  summary: 'A version bound of a command that changes is a dotted number before and after.',
  why: 'Which of the two is later cannot be told, so nothing says whether the skill still runs.',
  on: { kind: 'command', action: 'changed', verdict: 'incomparable' },
  when: ({ facet }) => facet === 'min' || facet === 'max',
  grade: { bump: 'none', warn: true },
  direction: 'environment',
  basis: 'inferred',
  message: (change) =>
    `Command ${itemName(change)}: the ${change.facet === 'min' ? 'minimum' : 'maximum'} version changed (${valueTransition(change)}) between values that are no dotted numbers.`,
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
