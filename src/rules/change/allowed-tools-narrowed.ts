import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeLostSteps, describeLostTools } from '../words/tools.ts';

/** The list of allowed tools permits less. */
export const allowedToolsNarrowed = changeRule({
  id: 'allowed-tools-narrowed',
  category: 'behaviour',
  summary: '`allowed-tools` that loses a tool needs a minor bump.',
  why: 'Clients approve listed tools in advance and now ask before the others. The instructions may still use them, and a run without a user stops at the question.',
  on: { kind: 'allowed-tools', action: 'changed', verdict: 'narrowed' },
  requires: { bump: 'minor', warn: true },
  bumpBasis: {
    document: 'Agent Skills specification',
    quote: 'A space-separated string of tools that are pre-approved to run',
  },
  powerVerdict: 'narrowed',
  phrase: '`allowed-tools` lost entries',
  message: (change) =>
    `\`allowed-tools\` no longer lists ${describeLostTools(change)}. Agents now ask the user before ${describeLostSteps(change)}.`,
  invalid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: Read'),
  valid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: [Read, Bash(git:*)]'),
});
