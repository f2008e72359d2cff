import { msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeCommands, isAllowed } from '../support/toml-item.ts';

/** Permission to run commands was added. */
export const execEnabled = changeRule({
  id: 'exec-enabled',
  category: 'privilege',
  summary: 'Reports `terminal_exec` that was added or enabled.',
  why: 'The skill can now run shell commands.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Permission to execute shell commands.',
      fields: ['capabilities.terminal_exec', 'capabilities.terminal_exec.allowed'],
    },
  ],
  on: { kind: 'power', action: ['added', 'changed'] },
  when: ({ before, after }) => isAllowed(after) && !isAllowed(before),
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Permission to execute shell commands.' },
  powerVerdict: 'widened',
  phrase: 'commands are now allowed',
  message: ({ after }) => msg`The skill can now run ${describeCommands(after)}.`,
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
