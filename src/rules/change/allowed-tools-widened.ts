import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { changedTools, replacedToolsSuffix } from '../words/tools.ts';

/** The list of allowed tools permits more. */
export const allowedToolsWidened = changeRule({
  id: 'allowed-tools-widened',
  category: 'privilege',
  summary: 'Reports tools added to `allowed-tools`.',
  why: 'Clients approve the listed tools in advance: the skill does more without asking the user.',
  on: { kind: 'allowed-tools', action: 'changed', verdict: 'widened' },
  requires: { bump: 'minor' },
  bumpBasis: {
    document: 'Agent Skills specification',
    quote: 'A space-separated string of tools that are pre-approved to run',
  },
  powerVerdict: 'widened',
  phrase: '`allowed-tools` grants more',
  message: (change) =>
    msg`${code('allowed-tools')} now also lists ${changedTools(change)}${replacedToolsSuffix(change)}.`,
  invalid: twoFrontmatters('allowed-tools: Bash(git:*)', 'allowed-tools: Bash(git:*) WebFetch'),
  valid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: [Read, Bash(git:*)]'),
});
