import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { widePath } from '../support/breadth.ts';
import { entriesIn, gains, remarkOn } from '../support/toml-item.ts';

/** More than base that the skill may read. */
export const fsReadWidened = changeRule({
  id: 'fs-read-widened',
  category: 'privilege',
  summary: '`capabilities.filesystem_read` does not gain what no entry of it covers.',
  why: 'The skill may read what it could not.',
  enforces: [
    {
      document: 'skill.toml contract',
      says: 'Permission to read files and directories.',
      fields: ['capabilities.filesystem_read'],
    },
  ],
  on: { kind: 'power' },
  when: gains('filesystem_read'),
  grade: { bump: 'major' },
  direction: 'power',
  basis: { document: 'skill.toml contract', quote: 'Permission to read files and directories.' },
  power: 'widened',
  message: (change) =>
    `filesystem_read gained ${entriesIn(change)}, where the skill may read from now on${remarkOn(change, widePath)}.`,
  fails: twoTomls(
    `
      [capabilities]
      filesystem_read = ["./"]
    `,
    `
      [capabilities]
      filesystem_read = ["./", "~/.aws"]
    `,
  ),
  passes: twoTomls(
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
