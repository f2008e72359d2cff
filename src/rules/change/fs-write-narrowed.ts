import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { allowsLess, formatEntries } from '../support/toml-item.ts';

/** The skill may write fewer paths. */
export const fsWriteNarrowed = changeRule({
  id: 'fs-write-narrowed',
  category: 'privilege',
  summary: '`capabilities.filesystem_write` that loses an entry needs a patch bump.',
  why: 'Nothing breaks for the host: the skill may do less.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Permission to write files and directories.',
      fields: ['capabilities.filesystem_write'],
    },
  ],
  on: { kind: 'power' },
  when: allowsLess('filesystem_write'),
  requires: { bump: 'patch' },
  bumpBasis: {
    document: 'skill.toml contract',
    quote: 'Permission to write files and directories.',
  },
  powerVerdict: 'narrowed',
  phrase: 'the skill can write fewer files',
  message: (change) =>
    `\`filesystem_write\` no longer lists ${formatEntries(change)}: the skill can write fewer files than before.`,
  invalid: twoTomls(
    `
      [capabilities]
      filesystem_write = ["./"]
    `,
    `
      [capabilities]
      filesystem_write = ["./.caro-cache"]
    `,
  ),
  valid: twoTomls(
    `
      [capabilities]
      filesystem_write = ["./.caro-cache"]
    `,
    `
      [capabilities]
      filesystem_write = ["./.caro-cache/"]
    `,
  ),
});
