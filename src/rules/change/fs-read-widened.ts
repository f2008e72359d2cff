import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { widePathRemark } from '../support/breadth-remarks.ts';
import { allowsMore, firstRemark, formatEntries } from '../support/toml-item.ts';

/** The skill may read more paths. */
export const fsReadWidened = changeRule({
  id: 'fs-read-widened',
  category: 'privilege',
  summary: '`capabilities.filesystem_read` does not gain what no entry of it covers.',
  why: 'The skill may read what it could not.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Permission to read files and directories.',
      fields: ['capabilities.filesystem_read'],
    },
  ],
  on: { kind: 'power' },
  when: allowsMore('filesystem_read'),
  grade: { bump: 'major' },
  direction: 'power',
  basis: { document: 'skill.toml contract', quote: 'Permission to read files and directories.' },
  power: 'widened',
  message: (change) =>
    `filesystem_read gained ${formatEntries(change)}, where the skill may read from now on${firstRemark(change, widePathRemark)}.`,
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
