import { facetValue } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasAllowedTools } from '../support/item.ts';
import { formatTools } from '../words/tools.ts';

/** A list of allowed tools was added. */
export const allowedToolsAdded = changeRule({
  id: 'allowed-tools-added',
  category: 'privilege',
  summary: 'Reports a new `allowed-tools`.',
  why: 'Clients approve these tools in advance: the skill uses them without asking the user. Other tools are asked for as before.',
  on: { kind: 'allowed-tools', action: 'added' },
  when: ({ after }) => hasAllowedTools(after),
  requires: { bump: 'minor' },
  bumpBasis: {
    document: 'Agent Skills specification',
    quote: 'A space-separated string of tools that are pre-approved to run',
  },
  powerVerdict: 'widened',
  phrase: 'new `allowed-tools`',
  message: ({ after }) =>
    msg`New ${code('allowed-tools')}: ${formatTools(facetValue(after, 'value'))}. Clients no longer ask first.`,
  invalid: twoFrontmatters('', 'allowed-tools: Read'),
  valid: twoFrontmatters('allowed-tools: Read', 'allowed-tools: [Read]'),
});
