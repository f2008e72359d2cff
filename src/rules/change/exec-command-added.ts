import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatEntries } from '../support/toml-item.ts';

/** A command was added to the allowlist. */
export const execCommandAdded = changeRule({
  id: 'exec-command-added',
  category: 'privilege',
  summary: 'Reports new entries of the `terminal_exec` allowlist.',
  why: 'The skill can run a command that was not allowed before.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Allowlist (empty = all)',
      fields: ['capabilities.terminal_exec.commands'],
    },
  ],
  on: { kind: 'power', action: 'changed', facet: 'commands', verdict: 'widened' },
  when: ({ detail }) => detail === 'added',
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Allowlist (empty = all)' },
  powerVerdict: 'widened',
  phrase: 'more commands allowed',
  message: (change) =>
    msg`${code('terminal_exec.commands')} now also allows ${formatEntries(change)}.`,
  invalid: twoTomls(
    `
      [capabilities.terminal_exec]
      commands = ["aws"]
    `,
    `
      [capabilities.terminal_exec]
      commands = ["aws", "rm"]
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
