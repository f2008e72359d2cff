import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { widePathRemark } from '../support/breadth-remarks.ts';
import { allowsMore, firstRemark, formatEntries, formatOldEntries } from '../support/toml-item.ts';

/** The skill may write more paths. */
export const fsWriteWidened = changeRule({
  id: 'fs-write-widened',
  category: 'privilege',
  summary: '`capabilities.filesystem_write` gains no entry that the old ones do not cover.',
  why: 'The skill may overwrite files that it could not before.',
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
  phrase: 'the skill can write more files',
  message: (change) =>
    `\`filesystem_write\` now allows ${formatEntries(change)}: the skill may write there (before: ${formatOldEntries(change)})${firstRemark(change, widePathRemark)}.`,
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
