import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatEntries } from '../support/toml-item.ts';

/** A command was added to the allowlist. */
export const execCommandAdded = changeRule({
  id: 'exec-command-added',
  category: 'privilege',
  summary: 'The allowlist of `terminal_exec` gains no entry.',
  why: 'The skill may run a command that was not allowed before.',
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
  phrase: 'the skill can run more commands',
  message: (change) => `\`terminal_exec.commands\` now also allows ${formatEntries(change)}.`,
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
