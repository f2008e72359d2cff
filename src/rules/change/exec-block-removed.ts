import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatListedCommands, formatLostCommands } from '../support/toml-item.ts';

/** A command was unblocked. */
export const execBlockRemoved = changeRule({
  id: 'exec-block-removed',
  category: 'privilege',
  summary: 'The denylist of `terminal_exec` loses no entry.',
  why: 'The skill may run a command that was blocked on purpose.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Denylist',
      fields: ['capabilities.terminal_exec.blocked'],
    },
  ],
  on: { kind: 'power', action: 'changed', facet: 'blocked', verdict: 'widened' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Denylist' },
  powerVerdict: 'guard-removed',
  phrase: 'fewer commands are blocked',
  message: (change) => {
    const listed = formatListedCommands(change);
    return listed === null
      ? `The skill can now run ${formatLostCommands(change)}: \`terminal_exec.blocked\` no longer lists this.`
      : `\`terminal_exec.blocked\` no longer lists ${formatLostCommands(change)}. Of these, \`terminal_exec.commands\` lets the skill run ${listed}.`;
  },
  invalid: twoTomls(
    `
      [capabilities.terminal_exec]
      blocked = ["rm", "dd"]
    `,
    `
      [capabilities.terminal_exec]
      blocked = ["rm"]
    `,
  ),
  valid: twoTomls(
    `
      [capabilities.terminal_exec]
      blocked = ["rm"]
    `,
    `
      [capabilities.terminal_exec]
      blocked = ["rm", "dd"]
    `,
  ),
});
