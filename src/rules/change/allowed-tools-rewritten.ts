import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasAllowedTools } from '../support/item.ts';
import { rewrittenToolsSuffix } from '../words/tools.ts';

/** The list of allowed tools was rewritten without a change of meaning. */
export const allowedToolsRewritten = changeRule({
  id: 'allowed-tools-rewritten',
  category: 'documentation',
  summary: '`allowed-tools` that is rewritten and lists the same tools needs a patch bump.',
  why: 'Nothing changes for users. The change is reported because hosts read the list in different ways.',
  on: { kind: 'allowed-tools', action: ['added', 'changed', 'removed'] },
  when: ({ action, verdict, before, after }) =>
    action === 'changed' ? verdict === 'equivalent' : !hasAllowedTools(after ?? before),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: '`allowed-tools` was rewritten',
  message: (change) =>
    `\`allowed-tools\` was rewritten${rewrittenToolsSuffix(change)}, but it still allows the same tools.`,
  invalid: twoFrontmatters('allowed-tools: Bash Bash(git:*)', 'allowed-tools: Bash'),
  valid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: [Read, Bash(git:*)]'),
});
