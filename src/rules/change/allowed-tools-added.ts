import { facetValue } from '../../model/contract.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { namesTools } from '../support/item.ts';
import { formatTools } from '../words/tools.ts';

/** A list of allowed tools was added. */
export const allowedToolsAdded = changeRule({
  id: 'allowed-tools-added',
  category: 'privilege',
  summary: 'A skill without `allowed-tools` does not get one.',
  why: 'Where a host approves these tools in advance, the skill runs them without asking.',
  source: '`allowed-tools` is a limit to the SKILL.md parser, and pre-approval to other hosts.',
  on: { kind: 'allowed-tools', action: 'added' },
  when: ({ after }) => namesTools(after),
  grade: { bump: 'minor' },
  direction: 'power',
  basis: 'inferred',
  power: 'widened',
  message: ({ after }) =>
    `\`allowed-tools\` was added and lists ${formatTools(facetValue(after, 'value'))}. Where a host approves listed tools in advance, the skill runs them without asking.`,
  invalid: twoFrontmatters('', 'allowed-tools: Read'),
  valid: twoFrontmatters('allowed-tools: Read', 'allowed-tools: [Read]'),
});
