import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { widePath } from '../support/breadth.ts';
import { entriesIn, gains, remarkOn } from '../support/toml-item.ts';

/** More than base that the skill may write. */
export const fsWriteWidened = changeRule({
  id: 'fs-write-widened',
  category: 'privilege',
  summary: '`capabilities.filesystem_write` does not gain what no entry of it covers.',
  why: 'The skill may overwrite what it could not.',
  enforces: [
    {
      document: 'skill.toml contract',
      says: 'Permission to write files and directories.',
      fields: ['capabilities.filesystem_write'],
    },
  ],
  on: { kind: 'power' },
  when: gains('filesystem_write'),
  grade: { bump: 'major' },
  direction: 'power',
  basis: { document: 'skill.toml contract', quote: 'Permission to write files and directories.' },
  power: 'widened',
  message: (change) =>
    `filesystem_write gained ${entriesIn(change)}, where the skill may write from now on${remarkOn(change, widePath)}.`,
  fails: twoTomls(
    `
      [capabilities]
      filesystem_write = ["./.caro-cache"]
    `,
    `
      [capabilities]
      filesystem_write = ["./"]
    `,
  ),
  passes: twoTomls(
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
