import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required tool was removed. */
export const requiredToolRemoved = changeRule({
  id: 'required-tool-removed',
  category: 'requirement',
  summary: 'Reports removed required tools.',
  why: 'Nothing breaks: the skill runs on more machines.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Must be installed',
      fields: ['platform.required_tools'],
    },
  ],
  on: { kind: 'tool', action: 'removed' },
  when: ({ before }) => isRequired(before),
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Must be installed' },
  phrase: 'required tool {} removed',
  message: (change) => msg`Required tool ${itemName(change)} was removed.`,
  invalid: twoTomls(
    `
      [platform]
      required_tools = ["aws", "jq"]
      optional_tools = ["sam"]
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
      optional_tools = []
    `,
  ),
});
