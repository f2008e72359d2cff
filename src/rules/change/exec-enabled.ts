import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeCommands, isAllowed, runsAnyCommand } from '../support/toml-item.ts';

/** Permission to run commands was added. */
export const execEnabled = changeRule({
  id: 'exec-enabled',
  category: 'privilege',
  summary: '`capabilities.terminal_exec` does not appear, and is not switched on.',
  why: 'The skill may run shell commands from now on.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Permission to execute shell commands.',
      fields: ['capabilities.terminal_exec', 'capabilities.terminal_exec.allowed'],
    },
  ],
  on: { kind: 'power', action: ['added', 'changed'] },
  when: ({ before, after }) => isAllowed(after) && !isAllowed(before),
  grade: { bump: 'major' },
  direction: 'power',
  basis: { document: 'skill.toml contract', quote: 'Permission to execute shell commands.' },
  power: 'widened',
  message: ({ after }) =>
    `${runsAnyCommand(after) ? 'Critical: ' : ''}terminal_exec was allowed; the skill may run ${describeCommands(after)} from now on.`,
  invalid: twoTomls(
    '',
    `
      [capabilities.terminal_exec]
      commands = ["aws"]
    `,
  ),
  valid: twoTomls(
    `
      [capabilities.terminal_exec]
      commands = ["aws"]
    `,
    `
      [capabilities.terminal_exec]
      allowed = true
      commands = ["aws"]
    `,
  ),
});
