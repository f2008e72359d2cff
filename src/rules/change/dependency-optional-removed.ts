import { isSet } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An optional dependency was removed. */
export const dependencyOptionalRemoved = changeRule({
  id: 'dependency-optional-removed',
  category: 'requirement',
  summary: 'A removed optional dependency needs a minor bump.',
  why: 'The skill no longer does what it did with the help of the other one.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Optional dependency',
      fields: ['dependencies.*.optional'],
    },
  ],
  on: { kind: 'dependency', action: 'removed' },
  when: ({ before }) => isSet(before, 'optional'),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Optional dependency' },
  phrase: 'optional dependency {} was removed',
  message: (change) =>
    `Optional dependency ${itemName(change)} was removed: the skill no longer uses it, even where it is installed.`,
  invalid: twoTomls(
    `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `,
    '',
  ),
  valid: twoTomls(
    '',
    `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = true }
    `,
  ),
});
