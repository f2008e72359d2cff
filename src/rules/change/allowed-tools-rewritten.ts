import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { namesTools } from '../support/item.ts';
import { valueTransition } from '../words/words.ts';

/** The list of allowed tools was rewritten without a change of meaning. */
export const allowedToolsRewritten = changeRule({
  id: 'allowed-tools-rewritten',
  category: 'documentation',
  summary:
    '`allowed-tools` that is rewritten without allowing other tools comes with a patch version step.',
  why: 'Nothing changes for whoever runs the skill; it is listed because hosts read the list in their own ways.',
  on: { kind: 'allowed-tools', action: ['added', 'changed', 'removed'] },
  when: ({ action, verdict, before, after }) =>
    action === 'changed' ? verdict === 'equivalent' : !namesTools(after ?? before),
  grade: { bump: 'patch' },
  direction: 'power',
  basis: 'inferred',
  message: (change) =>
    `allowed-tools was rewritten: ${valueTransition(change)}; it allows the same.`,
  invalid: twoFrontmatters('allowed-tools: Bash Bash(git:*)', 'allowed-tools: Bash'),
  valid: twoFrontmatters('allowed-tools: Bash(git:*) Read', 'allowed-tools: [Read, Bash(git:*)]'),
});
