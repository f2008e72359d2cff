import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { facetText, itemName } from '../words/words.ts';

/** An optional dependency was added. */
export const dependencyOptionalAdded = changeRule({
  id: 'dependency-optional-added',
  category: 'requirement',
  summary: 'Reports new optional dependencies.',
  why: 'Nothing breaks: the skill can use the dependency where it is installed.',
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
  phrase: 'new optional dependency {}',
  message: (change) =>
    msg`New optional dependency ${itemName(change)} (${facetText(change.after, 'range')}).`,
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
