import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeCommands, isAllowed } from '../support/toml-item.ts';

/** Permission to run commands was added. */
export const execEnabled = changeRule({
  id: 'exec-enabled',
  category: 'privilege',
  summary: '`capabilities.terminal_exec` is not added or enabled.',
  why: 'The skill may now run shell commands.',
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
  phrase: 'the skill can now run commands',
  message: ({ after }) =>
    `\`terminal_exec\` is now allowed. The skill may run ${describeCommands(after)}.`,
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
