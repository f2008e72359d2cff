import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatEntries, wasBlockedByName } from '../support/toml-item.ts';

export const privilegeMoved = changeRule({
  id: 'privilege-moved',
  summary: 'Reports blocked commands that moved to the list of allowed commands.',
  why: 'The skill can now run a command that was blocked on purpose.',
  on: { kind: 'power', action: 'changed', facet: 'commands', verdict: 'widened' },
  when: ({ detail }) => detail === 'moved',
  requires: { bump: 'major' },
  powerVerdict: 'widened',
  phrase: 'blocked command now allowed',
  message: (change) =>
    wasBlockedByName(change)
      ? msg`${formatEntries(change)} moved from ${code('terminal_exec.blocked')} to ${code('terminal_exec.commands')}.`
      : msg`${code('terminal_exec.commands')} now allows ${formatEntries(change)}. ${code('terminal_exec.blocked')} blocked it before.`,
  invalid: twoTomls(
    `
      [capabilities.terminal_exec]
      commands = ["aws"]
      blocked = ["rm"]
    `,
    `
      [capabilities.terminal_exec]
      commands = ["aws", "rm"]
      blocked = []
    `,
  ),
});
