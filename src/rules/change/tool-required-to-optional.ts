import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required tool became optional. */
export const toolRequiredToOptional = changeRule({
  id: 'tool-required-to-optional',
  category: 'requirement',
  summary: 'Reports tools that became optional.',
  why: 'Nothing breaks: the skill runs on more machines.',
  enforces: [
    { document: 'skill.toml contract', quote: 'Nice to have', fields: ['platform.optional_tools'] },
  ],
  on: { kind: 'tool', action: 'changed', facet: 'required' },
  when: ({ before }) => isRequired(before),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Nice to have' },
  message: (change) => msg`Tool ${itemName(change)} is now optional.`,
  invalid: twoTomls(
    `
      [platform]
      required_tools = ["aws", "sam"]
      optional_tools = []
    `,
    `
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
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
      optional_tools = ["sam", "sam"]
    `,
  ),
});
