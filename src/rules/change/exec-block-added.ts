import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { formatEntries } from '../support/toml-item.ts';

/** A command was blocked. */
export const execBlockAdded = changeRule({
  id: 'exec-block-added',
  category: 'privilege',
  summary: 'An added entry in the denylist of `terminal_exec` needs a patch bump.',
  why: 'Nothing breaks for the host: the skill may do less.',
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
  phrase: 'more commands are blocked',
  message: (change) =>
    `\`terminal_exec.blocked\` now also lists ${formatEntries(change)}, which the skill can no longer run.`,
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
