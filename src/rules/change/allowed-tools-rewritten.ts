import { code, msg } from '../../model/message.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasAllowedTools } from '../support/item.ts';

/** The list of allowed tools was rewritten without a change of meaning. */
export const allowedToolsRewritten = changeRule({
  id: 'allowed-tools-rewritten',
  category: 'documentation',
  summary: 'Reports an `allowed-tools` rewritten without a change of meaning.',
  why: 'Nothing changes for users. It is reported because clients read the list in different ways.',
  on: { kind: 'allowed-tools', action: ['added', 'changed', 'removed'] },
  when: ({ action, verdict, before, after }) =>
    action === 'changed' ? verdict === 'equivalent' : !hasAllowedTools(after ?? before),
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: '`allowed-tools` was rewritten',
  message: () => msg`${code('allowed-tools')} was rewritten. It allows the same tools.`,
  invalid: twoFrontmatters('allowed-tools: Bash Bash(git:*)', 'allowed-tools: Bash'),
  valid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: [Read, Bash(git:*)]'),
});
