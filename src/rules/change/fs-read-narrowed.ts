import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { allowsLess, formatEntries } from '../support/toml-item.ts';

/** The skill may read fewer paths. */
export const fsReadNarrowed = changeRule({
  id: 'fs-read-narrowed',
  category: 'privilege',
  summary: 'Reports paths that `filesystem_read` no longer allows.',
  why: 'Nothing breaks for the host: the skill can read fewer files.',
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
  phrase: '`filesystem_read` grants less',
  message: (change) => msg`${code('filesystem_read')} no longer lists ${formatEntries(change)}.`,
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
