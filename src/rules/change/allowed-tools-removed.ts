import { facetValue } from '../../model/contract.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { namesTools } from '../support/item.ts';
import { formatOrNone } from '../words/words.ts';

/** The list of allowed tools was removed. */
export const allowedToolsRemoved = changeRule({
  id: 'allowed-tools-removed',
  category: 'behaviour',
  summary: '`allowed-tools` that is taken out comes with a minor version step.',
  why: 'A host that approves these tools in advance asks for them again, and one that restricts by the list restricts nothing.',
  on: { kind: 'allowed-tools', action: 'removed' },
  when: ({ before }) => namesTools(before),
  grade: { bump: 'minor' },
  direction: 'power',
  basis: 'inferred',
  power: 'narrowed',
  message: ({ before }) =>
    `allowed-tools (${formatOrNone(facetValue(before, 'value'))}) was removed; nothing is approved in advance, and a host that restricts by the list now restricts nothing.`,
  invalid: twoFrontmatters('allowed-tools: Read', ''),
  valid: twoFrontmatters('allowed-tools: Read', 'allowed-tools: [Read]'),
});
