import { isSet } from '../../model/contract.ts';
import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A required dependency became optional. */
export const dependencyRequiredToOptional = changeRule({
  id: 'dependency-required-to-optional',
  category: 'requirement',
  summary: 'Reports dependencies that became optional.',
  why: 'Nothing breaks: the skill also installs without the dependency.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Optional dependency',
      fields: ['dependencies.*.optional'],
    },
  ],
  on: { kind: 'dependency', action: 'changed', facet: 'optional' },
  when: ({ after }) => isSet(after, 'optional'),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Optional dependency' },
  message: (change) => msg`Dependency ${itemName(change)} is now optional.`,
  invalid: twoTomls(
    `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = false }
    `,
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
    `
      [dependencies]
      "tool.kubectl" = { version = ">=0.2", optional = false }
    `,
  ),
});
