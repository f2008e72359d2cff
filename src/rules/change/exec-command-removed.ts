import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatLostCommands } from '../support/toml-item.ts';

/** A command was removed from the allowlist. */
export const execCommandRemoved = changeRule({
  id: 'exec-command-removed',
  category: 'privilege',
  summary: 'Reports removed entries of the `terminal_exec` allowlist.',
  why: 'Nothing breaks for the host: the skill can run fewer commands.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Allowlist (empty = all)',
      fields: ['capabilities.terminal_exec.commands'],
    },
  ],
  on: { kind: 'power', action: 'changed', facet: 'commands', verdict: 'narrowed' },
  when: ({ detail }) => detail === 'removed',
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Allowlist (empty = all)' },
  powerVerdict: 'narrowed',
  phrase: 'fewer commands allowed',
  message: (change) =>
    msg`${code('terminal_exec.commands')} no longer allows ${formatLostCommands(change)}.`,
  invalid: twoTomls(
    `
      [capabilities.terminal_exec]
      commands = ["aws", "rm"]
    `,
    `
      [capabilities.terminal_exec]
      commands = ["aws"]
    `,
  ),
  valid: twoTomls(
    `
      [capabilities.terminal_exec]
      commands = ["aws", "rm"]
    `,
    `
      [capabilities.terminal_exec]
      commands = ["rm", "aws"]
    `,
  ),
});
