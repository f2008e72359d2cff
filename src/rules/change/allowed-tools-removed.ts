import { facetValue } from '../../model/contract.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasAllowedTools } from '../support/item.ts';
import { formatTools } from '../words/tools.ts';

/** The list of allowed tools was removed. */
export const allowedToolsRemoved = changeRule({
  id: 'allowed-tools-removed',
  category: 'behaviour',
  summary: 'A removed `allowed-tools` needs a minor bump.',
  why: 'Clients approve listed tools in advance and now ask before each use. The skill loses no tool, but a run without a user stops at the question.',
  on: { kind: 'allowed-tools', action: 'removed' },
  when: ({ before }) => hasAllowedTools(before),
  requires: { bump: 'minor' },
  bumpBasis: {
    document: 'Agent Skills specification',
    quote: 'A space-separated string of tools that are pre-approved to run',
  },
  powerVerdict: 'narrowed',
  phrase: '`allowed-tools` was removed',
  message: ({ before }) =>
    `\`allowed-tools\` was removed (before: ${formatTools(facetValue(before, 'value'))}). Clients that approved these tools in advance now ask before each use.`,
  invalid: twoFrontmatters('allowed-tools: Read', ''),
  valid: twoFrontmatters('allowed-tools: Read', 'allowed-tools: [Read]'),
});
