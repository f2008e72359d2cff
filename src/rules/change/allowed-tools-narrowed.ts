import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeLostTools } from '../words/tools.ts';

/** The list of allowed tools permits less. */
export const allowedToolsNarrowed = changeRule({
  id: 'allowed-tools-narrowed',
  category: 'behaviour',
  summary: 'Reports tools removed from `allowed-tools`.',
  why: 'Clients ask before using a removed tool. The instructions may still use it, and an unattended run stops at the question.',
  on: { kind: 'allowed-tools', action: 'changed', verdict: 'narrowed' },
  requires: { bump: 'minor', warn: true },
  bumpBasis: {
    document: 'Agent Skills specification',
    quote: 'A space-separated string of tools that are pre-approved to run',
  },
  powerVerdict: 'narrowed',
  phrase: '`allowed-tools` grants less',
  message: (change) =>
    msg`${code('allowed-tools')} no longer lists ${describeLostTools(change)}. Clients now ask first.`,
  invalid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: Read'),
  valid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: [Read, Bash(git:*)]'),
});
