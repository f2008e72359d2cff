import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatListedCommands, formatLostCommands } from '../support/toml-item.ts';

/** A command was unblocked. */
export const execBlockRemoved = changeRule({
  id: 'exec-block-removed',
  category: 'privilege',
  summary: 'Reports removed entries of the `terminal_exec` denylist.',
  why: 'The skill can run a command that was blocked on purpose.',
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
  phrase: 'fewer commands blocked',
  message: (change) =>
    msg`${code('terminal_exec.blocked')} no longer lists ${formatLostCommands(change)}.`,
  notes: (change) => {
    const listed = formatListedCommands(change);
    return listed === null
      ? []
      : [{ message: msg`Of these, ${code('terminal_exec.commands')} allows ${listed}.` }];
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
