import { facetValue } from '../../model/contract.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasAllowedTools } from '../support/item.ts';
import { formatTools } from '../words/tools.ts';

/** A list of allowed tools was added. */
export const allowedToolsAdded = changeRule({
  id: 'allowed-tools-added',
  category: 'privilege',
  summary: 'A skill without `allowed-tools` does not get one.',
  why: 'Clients approve these tools in advance: the skill uses them without a question to the user. The list limits nothing; tools that it does not name are asked for as before.',
  on: { kind: 'allowed-tools', action: 'added' },
  when: ({ after }) => hasAllowedTools(after),
  requires: { bump: 'minor' },
  bumpBasis: {
    document: 'Agent Skills specification',
    quote: 'A space-separated string of tools that are pre-approved to run',
  },
  powerVerdict: 'widened',
  phrase: '`allowed-tools` was added',
  message: ({ after }) =>
    `\`allowed-tools\` was added: clients let the skill use ${formatTools(facetValue(after, 'value'))} without asking.`,
  invalid: twoFrontmatters('', 'allowed-tools: Read'),
  valid: twoFrontmatters('allowed-tools: Read', 'allowed-tools: [Read]'),
});
