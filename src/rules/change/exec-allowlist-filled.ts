import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeCommands } from '../support/toml-item.ts';

/** A command allowlist was added; all commands were allowed before. */
export const execAllowlistFilled = changeRule({
  id: 'exec-allowlist-filled',
  category: 'privilege',
  summary: 'The first entries of an allowlist of `terminal_exec` need a patch bump.',
  why: 'Nothing breaks for the host: the skill may do less.',
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
  phrase: 'the skill can no longer run every command',
  message: ({ before, after }) =>
    `\`terminal_exec.commands\` now allows only ${describeCommands(after)} (before: ${describeCommands(before)}).`,
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
