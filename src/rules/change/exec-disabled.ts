import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeCommands, isAllowed } from '../support/toml-item.ts';

/** Permission to run commands was removed. */
export const execDisabled = changeRule({
  id: 'exec-disabled',
  category: 'privilege',
  summary: 'Reports skills that can no longer run commands.',
  why: 'Nothing breaks for the host: the skill can do less.',
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
  phrase: 'commands are no longer allowed',
  message: () => msg`The skill can no longer run commands.`,
  notes: ({ before }) => [{ message: msg`Before: ${describeCommands(before)}.` }],
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
