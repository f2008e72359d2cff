import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeCommands } from '../support/toml-item.ts';

/** The command allowlist lost its last entry, so all commands are allowed. */
export const execAllowlistEmptied = changeRule({
  id: 'exec-allowlist-emptied',
  category: 'privilege',
  summary: 'Reports `terminal_exec` allowlists that became empty.',
  why: 'An empty list looks like a removal, but it allows all commands.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Allowlist (empty = all)',
      fields: ['capabilities.terminal_exec.commands'],
    },
  ],
  on: { kind: 'power', action: 'changed', facet: 'commands', verdict: 'widened' },
  when: ({ detail }) => detail === 'emptied',
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Allowlist (empty = all)' },
  powerVerdict: 'widened',
  phrase: 'command allowlist is now empty',
  message: ({ after }) =>
    msg`${code('terminal_exec.commands')} is now empty: the skill can run ${describeCommands(after)}.`,
  notes: ({ before }) => [{ message: msg`Before: ${describeCommands(before)}.` }],
  invalid: twoTomls(
    `
      [capabilities.terminal_exec]
      commands = ["aws"]
    `,
    `
      [capabilities.terminal_exec]
      commands = []
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
