import { facetValue } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasAllowedTools } from '../support/item.ts';
import { formatTools } from '../words/tools.ts';

/** The list of allowed tools was removed. */
export const allowedToolsRemoved = changeRule({
  id: 'allowed-tools-removed',
  category: 'behaviour',
  summary: 'Reports a removed `allowed-tools`.',
  why: 'Clients ask before each use of the listed tools. The skill loses no tool, but an unattended run stops at the question.',
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
    msg`${code('allowed-tools')} was removed: ${formatTools(facetValue(before, 'value'))}. Clients now ask first.`,
  invalid: twoFrontmatters('allowed-tools: Read', ''),
  valid: twoFrontmatters('allowed-tools: Read', 'allowed-tools: [Read]'),
});
