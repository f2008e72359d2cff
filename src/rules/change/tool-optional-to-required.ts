import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An optional tool became required. */
export const toolOptionalToRequired = changeRule({
  id: 'tool-optional-to-required',
  category: 'requirement',
  summary: 'Reports tools that became required.',
  why: 'The skill no longer runs on machines without the tool.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Must be installed',
      fields: ['platform.required_tools'],
    },
  ],
  on: { kind: 'tool', action: 'changed', facet: 'required' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Must be installed' },
  message: (change) => msg`Tool ${itemName(change)} is now required.`,
  invalid: twoTomls(
    `
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `,
    `
      [platform]
      required_tools = ["aws", "sam"]
      optional_tools = []
    `,
  ),
  valid: twoTomls(
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
});
