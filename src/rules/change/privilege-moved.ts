import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatEntries, wasBlockedByName } from '../support/toml-item.ts';

/** A blocked command was moved to the allowlist. */
export const privilegeMoved = changeRule({
  id: 'privilege-moved',
  category: 'privilege',
  summary: 'A blocked command does not move to the allowlist.',
  why: 'What was kept from the skill on purpose it may run from now on.',
  on: { kind: 'power', action: 'changed', facet: 'commands', verdict: 'widened' },
  when: ({ detail }) => detail === 'moved',
  grade: { bump: 'major' },
  direction: 'power',
  basis: 'inferred',
  power: 'widened',
  message: (change) =>
    wasBlockedByName(change)
      ? `${formatEntries(change)} moved from terminal_exec.blocked to terminal_exec.commands; the skill may run what was kept from it.`
      : `terminal_exec.commands gained ${formatEntries(change)}, which terminal_exec.blocked kept from the skill so far.`,
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
