import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { widePathRemark } from '../support/breadth-remarks.ts';
import { allowsMore, firstRemark, formatEntries, formatOldEntries } from '../support/toml-item.ts';

/** The skill may write more paths. */
export const fsWriteWidened = changeRule({
  id: 'fs-write-widened',
  category: 'privilege',
  summary: 'Reports paths that `filesystem_write` newly allows.',
  why: 'The skill can overwrite files that it could not before.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Permission to write files and directories.',
      fields: ['capabilities.filesystem_write'],
    },
  ],
  on: { kind: 'power' },
  when: allowsMore('filesystem_write'),
  requires: { bump: 'major' },
  bumpBasis: {
    document: 'skill.toml contract',
    quote: 'Permission to write files and directories.',
  },
  powerVerdict: 'widened',
  phrase: '`filesystem_write` grants more',
  message: (change) =>
    msg`${code('filesystem_write')} now allows ${formatEntries(change)}.${firstRemark(change, widePathRemark)}`,
  notes: (change) => [{ message: msg`Before: ${formatOldEntries(change)}.` }],
  invalid: twoTomls(
    `
      [capabilities]
      filesystem_write = ["./.caro-cache"]
    `,
    `
      [capabilities]
      filesystem_write = ["./"]
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
