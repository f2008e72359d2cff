import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { widePathRemark } from '../support/breadth-remarks.ts';
import { allowsMore, firstRemark, formatEntries, formatOldEntries } from '../support/toml-item.ts';

/** The skill may read more paths. */
export const fsReadWidened = changeRule({
  id: 'fs-read-widened',
  category: 'privilege',
  summary: 'Reports paths that `filesystem_read` newly allows.',
  why: 'The skill can read files that it could not before.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Permission to read files and directories.',
      fields: ['capabilities.filesystem_read'],
    },
  ],
  on: { kind: 'power' },
  when: allowsMore('filesystem_read'),
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'skill.toml contract',
    quote: 'Permission to read files and directories.',
  },
  powerVerdict: 'widened',
  phrase: '`filesystem_read` grants more',
  message: (change) =>
    msg`${code('filesystem_read')} now allows ${formatEntries(change)}.${firstRemark(change, widePathRemark)}`,
  notes: (change) => [{ message: msg`Before: ${formatOldEntries(change)}.` }],
  invalid: twoTomls(
    `
      [capabilities]
      filesystem_read = ["./"]
    `,
    `
      [capabilities]
      filesystem_read = ["./", "~/.aws"]
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
