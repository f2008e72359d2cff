import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeCommands } from '../support/toml-item.ts';

/** A command allowlist was added; all commands were allowed before. */
export const execAllowlistFilled = changeRule({
  id: 'exec-allowlist-filled',
  category: 'privilege',
  summary: 'Reports new `terminal_exec` allowlists.',
  why: 'Nothing breaks for the host: the skill can run fewer commands.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Allowlist (empty = all)',
      fields: ['capabilities.terminal_exec.commands'],
    },
  ],
  on: { kind: 'power', action: 'changed', facet: 'commands', verdict: 'narrowed' },
  when: ({ detail }) => detail === 'filled',
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Allowlist (empty = all)' },
  powerVerdict: 'narrowed',
  phrase: 'new command allowlist',
  message: ({ after }) =>
    msg`${code('terminal_exec.commands')} now allows only ${describeCommands(after)}.`,
  notes: ({ before }) => [{ message: msg`Before: ${describeCommands(before)}.` }],
  invalid: twoTomls(
    `
      [capabilities.terminal_exec]
      commands = []
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
      commands = ["aws"]
    `,
  ),
});
