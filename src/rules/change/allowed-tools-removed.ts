import { facetValue } from '../../model/contract.ts';
import { twoFrontmatters } from '../example.ts';
import { changeRule } from '../rule.ts';
import { shown } from '../words.ts';

/** No list of permissions any more. */
export const allowedToolsRemoved = changeRule({
  id: 'allowed-tools-removed',
  category: 'privilege',
  summary: '`allowed-tools` is not taken out.',
  why: 'Without the list one host restricts nothing and another approves nothing in advance.',
  on: { kind: 'allowed-tools', action: 'removed' },
  grade: { bump: 'minor' },
  direction: 'power',
  basis: 'inferred',
  power: 'widened',
  message: ({ before }) =>
    `allowed-tools (${shown(facetValue(before, 'value'))}) was removed; one host then restricts nothing, another approves nothing in advance.`,
  fails: twoFrontmatters('allowed-tools: Read', ''),
  passes: twoFrontmatters('allowed-tools: Read', 'allowed-tools: [Read]'),
});
