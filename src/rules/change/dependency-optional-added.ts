import { isSet } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatText, itemName } from '../words/words.ts';

/** An optional dependency was added. */
export const dependencyOptionalAdded = changeRule({
  id: 'dependency-optional-added',
  category: 'requirement',
  summary: 'An added optional dependency needs a minor bump.',
  why: 'Nothing breaks: the skill can use another one where it is installed.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Optional dependency',
      fields: ['dependencies.*.optional'],
    },
  ],
  on: { kind: 'dependency', action: 'added' },
  when: ({ after }) => isSet(after, 'optional'),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Optional dependency' },
  phrase: 'optional dependency {} was added',
  message: (change) =>
    `Optional dependency ${itemName(change)} (${formatText(change.after, 'range')}) was added: the skill uses it wherever it is installed.`,
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
