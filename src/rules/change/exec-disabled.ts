import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeCommands, isAllowed } from '../support/toml-item.ts';

/** Permission to run commands was removed. */
export const execDisabled = changeRule({
  id: 'exec-disabled',
  category: 'privilege',
  summary: 'A skill that no longer runs commands has a patch version bump.',
  why: 'Nothing breaks for the host: the skill may do less.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Permission to execute shell commands.',
      fields: ['capabilities.terminal_exec', 'capabilities.terminal_exec.allowed'],
    },
  ],
  on: { kind: 'power', action: ['changed', 'removed'] },
  when: ({ before, after }) => isAllowed(before) && !isAllowed(after),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Permission to execute shell commands.' },
  powerVerdict: 'narrowed',
  phrase: 'the skill can no longer run commands',
  message: ({ before }) =>
    `The skill no longer asks for \`terminal_exec\`, so it can run no command (before: ${describeCommands(before)}).`,
  invalid: twoTomls(
    `
      [capabilities.terminal_exec]
      commands = ["aws"]
    `,
    '',
  ),
  valid: twoTomls(
    '',
    `
      [capabilities.terminal_exec]
      allowed = false
    `,
  ),
});
