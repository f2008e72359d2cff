import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { allowsLess, formatEntries } from '../support/toml-item.ts';

/** The skill may read fewer paths. */
export const fsReadNarrowed = changeRule({
  id: 'fs-read-narrowed',
  category: 'privilege',
  summary: '`capabilities.filesystem_read` that loses an entry needs a patch bump.',
  why: 'Nothing breaks for the host: the skill may do less.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Permission to read files and directories.',
      fields: ['capabilities.filesystem_read'],
    },
  ],
  on: { kind: 'power' },
  when: allowsLess('filesystem_read'),
  requires: { bump: 'patch' },
  bumpBasis: {
    document: 'skill.toml contract',
    quote: 'Permission to read files and directories.',
  },
  powerVerdict: 'narrowed',
  phrase: 'the skill can read fewer files',
  message: (change) =>
    `\`filesystem_read\` no longer lists ${formatEntries(change)}: the skill can read fewer files than before.`,
  invalid: twoTomls(
    `
      [capabilities]
      filesystem_read = ["./", "~/.aws"]
    `,
    `
      [capabilities]
      filesystem_read = ["./"]
    `,
  ),
  valid: twoTomls(
    `
      [capabilities]
      filesystem_read = ["./"]
    `,
    `
      [capabilities]
      filesystem_read = ["./", "./src"]
    `,
  ),
});
