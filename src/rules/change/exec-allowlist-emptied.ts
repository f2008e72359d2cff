import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeCommands } from '../support/toml-item.ts';

/** The command allowlist lost its last entry, so all commands are allowed. */
export const execAllowlistEmptied = changeRule({
  id: 'exec-allowlist-emptied',
  category: 'privilege',
  summary: 'The allowlist of `terminal_exec` does not lose its last entry.',
  why: 'An empty list looks like a removal and allows all commands.',
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
  phrase: 'the skill can now run any command',
  message: ({ before, after }) =>
    `\`terminal_exec.commands\` is now empty, and an empty list allows everything. The skill may run ${describeCommands(after)} (before: ${describeCommands(before)}).`,
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
