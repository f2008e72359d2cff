import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { allowsLess, formatEntries } from '../support/toml-item.ts';

/** The skill may write fewer paths. */
export const fsWriteNarrowed = changeRule({
  id: 'fs-write-narrowed',
  category: 'privilege',
  summary: 'Reports paths that `filesystem_write` no longer allows.',
  why: 'Nothing breaks for the host: the skill can write fewer files.',
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
  phrase: '`filesystem_write` grants less',
  message: (change) => msg`${code('filesystem_write')} no longer lists ${formatEntries(change)}.`,
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
