import { facetValue } from '../../model/contract.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { namesTools } from '../support/item.ts';
import { formatOrNone } from '../words/words.ts';

/** A list of allowed tools was added. */
export const allowedToolsAdded = changeRule({
  id: 'allowed-tools-added',
  category: 'privilege',
  summary: '`allowed-tools` does not appear.',
  why: 'Where a host approves these tools in advance, the skill runs them without asking.',
  source: 'The list is advisory to the SKILL.md parser, and pre-approval to other hosts.',
  on: { kind: 'allowed-tools', action: 'added' },
  when: ({ after }) => namesTools(after),
  grade: { bump: 'minor' },
  direction: 'power',
  basis: 'inferred',
  power: 'widened',
  message: ({ after }) =>
    `allowed-tools was added: ${formatOrNone(facetValue(after, 'value'))}; a host that approves these tools in advance no longer asks.`,
  invalid: twoFrontmatters('', 'allowed-tools: Read'),
  valid: twoFrontmatters('allowed-tools: Read', 'allowed-tools: [Read]'),
});
