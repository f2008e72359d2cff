import { facetValue } from '../../model/contract.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { namesTools } from '../support/item.ts';
import { formatTools } from '../words/tools.ts';

/** The list of allowed tools was removed. */
export const allowedToolsRemoved = changeRule({
  id: 'allowed-tools-removed',
  category: 'behaviour',
  summary: 'A removed `allowed-tools` needs a minor bump.',
  why: 'A host that approves these tools in advance asks again. A host that enforces the list no longer restricts the skill.',
  on: { kind: 'allowed-tools', action: 'removed' },
  when: ({ before }) => namesTools(before),
  grade: { bump: 'minor' },
  direction: 'power',
  basis: 'inferred',
  power: 'narrowed',
  message: ({ before }) =>
    `\`allowed-tools\` was removed (before: ${formatTools(facetValue(before, 'value'))}). Hosts that approve listed tools in advance ask again; hosts that enforce the list no longer restrict the skill.`,
  invalid: twoFrontmatters('allowed-tools: Read', ''),
  valid: twoFrontmatters('allowed-tools: Read', 'allowed-tools: [Read]'),
});
