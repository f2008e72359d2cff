import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeLostSteps, describeLostTools } from '../words/tools.ts';

/** The list of allowed tools permits less. */
export const allowedToolsNarrowed = changeRule({
  id: 'allowed-tools-narrowed',
  category: 'behaviour',
  summary: '`allowed-tools` that loses a tool needs a minor bump.',
  why: 'A host that enforces the list refuses a tool that the instructions may still use.',
  on: { kind: 'allowed-tools', action: 'changed', verdict: 'narrowed' },
  grade: { bump: 'minor', warn: true },
  direction: 'power',
  basis: { document: 'the SKILL.md parser', quote: 'only ever NARROW, never grant' },
  power: 'narrowed',
  message: (change) =>
    `\`allowed-tools\` no longer lists ${describeLostTools(change)}. Where a host enforces the list, ${describeLostSteps(change)} will be refused.`,
  invalid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: Read'),
  valid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: [Read, Bash(git:*)]'),
});
