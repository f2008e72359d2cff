import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional tool was added. */
export const optionalToolAdded = changeRule({
  id: 'optional-tool-added',
  category: 'requirement',
  summary: 'Reports new optional tools.',
  why: 'Nothing breaks: the skill works without the tool.',
  enforces: [
    { document: 'skill.toml contract', quote: 'Nice to have', fields: ['platform.optional_tools'] },
  ],
  on: { kind: 'tool', action: 'added' },
  when: ({ after }) => !isRequired(after),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Nice to have' },
  phrase: 'new optional tool {}',
  message: (change) => msg`New optional tool ${itemName(change)}.`,
  invalid: twoTomls(
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
  valid: twoTomls(
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
});
