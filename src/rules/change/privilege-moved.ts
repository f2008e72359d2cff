import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatEntries, wasBlockedByName } from '../support/toml-item.ts';

/** A blocked command was moved to the allowlist. */
export const privilegeMoved = changeRule({
  id: 'privilege-moved',
  category: 'privilege',
  summary: 'No blocked command moves to the list of allowed commands.',
  why: 'The skill may now run a command that was blocked on purpose.',
  on: { kind: 'power', action: 'changed', facet: 'commands', verdict: 'widened' },
  when: ({ detail }) => detail === 'moved',
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  powerVerdict: 'widened',
  phrase: 'a blocked command is now allowed',
  message: (change) =>
    wasBlockedByName(change)
      ? `${formatEntries(change)} moved from \`terminal_exec.blocked\` to \`terminal_exec.commands\`: the skill may now run what was blocked.`
      : `\`terminal_exec.commands\` now also allows ${formatEntries(change)}. Until now, \`terminal_exec.blocked\` blocked it.`,
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
  valid: twoTomls(
    `
      [capabilities.terminal_exec]
      commands = ["aws", "rm"]
      blocked = []
    `,
    `
      [capabilities.terminal_exec]
      commands = ["aws"]
      blocked = ["rm"]
    `,
  ),
});
