import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { changedEntries, valueTransition } from '../words/words.ts';

/** The list of allowed tools permits more. */
export const allowedToolsWidened = changeRule({
  id: 'allowed-tools-widened',
  category: 'privilege',
  summary: '`allowed-tools` does not gain a permission.',
  why: 'Where a host approves these tools in advance, the skill runs more without asking.',
  source: 'The list is advisory to the SKILL.md parser, and pre-approval to other hosts.',
  on: { kind: 'allowed-tools', action: 'changed', verdict: 'widened' },
  grade: { bump: 'minor' },
  direction: 'power',
  basis: 'inferred',
  power: 'widened',
  message: (change) =>
    `allowed-tools was widened by ${changedEntries(change)}: ${valueTransition(change)}.`,
  invalid: twoFrontmatters('allowed-tools: Bash(git:*)', 'allowed-tools: Bash(git:*) WebFetch'),
  valid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: [Read, Bash(git:*)]'),
});
