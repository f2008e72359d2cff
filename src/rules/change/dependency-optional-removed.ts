import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** An optional dependency was removed. */
export const dependencyOptionalRemoved = changeRule({
  id: 'dependency-optional-removed',
  category: 'requirement',
  summary: 'Reports removed optional dependencies.',
  why: 'The skill no longer does what it did with the dependency.',
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
  message: (change) => msg`Optional dependency ${itemName(change)} was removed.`,
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
