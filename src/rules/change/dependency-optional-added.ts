import { facetValue, isSet } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatOrNone, itemName } from '../words/words.ts';

/** An optional dependency was added. */
export const dependencyOptionalAdded = changeRule({
  id: 'dependency-optional-added',
  category: 'requirement',
  summary: 'A new optional dependency comes with a minor version step.',
  why: 'Nothing breaks; the skill can use another one where that is installed.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Optional dependency',
      fields: ['dependencies.*.optional'],
    },
  ],
  on: { kind: 'dependency', action: 'added' },
  when: ({ after }) => isSet(after, 'optional'),
  grade: { bump: 'minor' },
  direction: 'environment',
  basis: { document: 'skill.toml contract', quote: 'Optional dependency' },
  message: (change) =>
    `Optional dependency ${itemName(change)} (${formatOrNone(facetValue(change.after, 'range'))}) was added.`,
  invalid: twoTomls(
    '',
    `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `,
  ),
  valid: twoTomls(
    `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `,
    '',
  ),
});
