import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { widePathRemark } from '../support/breadth-remarks.ts';
import { allowsMore, firstRemark, formatEntries, formatOldEntries } from '../support/toml-item.ts';

/** The skill may read more paths. */
export const fsReadWidened = changeRule({
  id: 'fs-read-widened',
  category: 'privilege',
  summary: '`capabilities.filesystem_read` gains no entry that the old ones do not cover.',
  why: 'The skill may read files that it could not before.',
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
  phrase: 'the skill can read more files',
  message: (change) =>
    `\`filesystem_read\` now allows ${formatEntries(change)}: the skill may read there (before: ${formatOldEntries(change)})${firstRemark(change, widePathRemark)}.`,
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
