import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required tool was added. */
export const requiredToolAdded = changeRule({
  id: 'required-tool-added',
  category: 'requirement',
  summary: 'Reports new required tools.',
  why: 'The skill does not run on machines without the tool.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Must be installed',
      fields: ['platform.required_tools'],
    },
  ],
  on: { kind: 'tool', action: 'added' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Must be installed' },
  phrase: 'new required tool {}',
  message: (change) => msg`New required tool ${itemName(change)}.`,
  invalid: twoTomls(
    `
      [platform]
      required_tools = ["aws"]
      optional_tools = ["sam"]
    `,
    `
      [platform]
      required_tools = ["aws", "jq"]
      optional_tools = ["sam"]
    `,
  ),
  valid: twoTomls(
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
});
