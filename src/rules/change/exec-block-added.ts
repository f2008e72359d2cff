import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatEntries } from '../support/toml-item.ts';

/** A command was blocked. */
export const execBlockAdded = changeRule({
  id: 'exec-block-added',
  category: 'privilege',
  summary: 'Reports new entries of the `terminal_exec` denylist.',
  why: 'Nothing breaks for the host: the skill can run fewer commands.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Denylist',
      fields: ['capabilities.terminal_exec.blocked'],
    },
  ],
  on: { kind: 'power', action: 'changed', facet: 'blocked', verdict: 'narrowed' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Denylist' },
  powerVerdict: 'narrowed',
  phrase: 'more commands blocked',
  message: (change) =>
    msg`${code('terminal_exec.blocked')} now also lists ${formatEntries(change)}.`,
  invalid: twoTomls(
    `
      [capabilities.terminal_exec]
      blocked = ["rm"]
    `,
    `
      [capabilities.terminal_exec]
      blocked = ["rm", "dd"]
    `,
  ),
  valid: twoTomls(
    `
      [capabilities.terminal_exec]
      blocked = ["rm", "dd"]
    `,
    `
      [capabilities.terminal_exec]
      blocked = ["dd", "rm"]
    `,
  ),
});
