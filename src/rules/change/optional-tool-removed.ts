import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional tool was removed. */
export const optionalToolRemoved = changeRule({
  id: 'optional-tool-removed',
  category: 'requirement',
  summary: 'Reports removed optional tools.',
  why: 'Nothing breaks: the skill worked without the tool.',
  enforces: [
    { document: 'skill.toml contract', quote: 'Nice to have', fields: ['platform.optional_tools'] },
  ],
  on: { kind: 'tool', action: 'removed' },
  when: ({ before }) => !isRequired(before),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Nice to have' },
  phrase: 'optional tool {} removed',
  message: (change) => msg`Optional tool ${itemName(change)} was removed.`,
  invalid: twoTomls(
    `
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `,
    `
      [platform]
      required_tools = ["aws"]
      optional_tools = []
    `,
  ),
  valid: twoTomls(
    `
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `,
    `
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam", "cdk"]
    `,
  ),
});
