import { describe, expect, test } from 'vitest';
import { grantsPrograms } from '../../src/contract/coverage/programs-run.ts';

/** Lines that run `evil` by an option, with what else a policy has to allow. */
const lines = [
  'git bisect run evil',
  'git grep -Oevil x',
  'git grep -nO evil x',
  'git grep --open-files-in-pager=evil x',
  'git submodule foreach evil',
  'git submodule --quiet foreach --recursive evil',
  'git rebase --exec evil',
  'git rebase --exec=evil main',
  'git rebase -x evil',
  'find . -name a -exec evil',
  'xargs -r evil',
  'env A=b evil',
  'npm exec -- evil',
  'tar -xf a --to-command=evil',
  'tar -cIevil -f a',
  'ssh -oProxyCommand=evil host',
  'rsync -e evil a b',
];

describe.each(lines)('%s', (line) => {
  const [program = '', ...words] = line.split(' ');
  test.each(['', '.exe'])('needs a grant of what it runs: %s', (suffix) => {
    const spelt = [program + suffix, ...words].join(' ');
    expect(grantsPrograms([program + suffix], spelt)).toBe(false);
    expect(grantsPrograms([program + suffix, 'evil'], spelt)).toBe(true);
    expect(grantsPrograms([spelt], spelt)).toBe(true);
  });
});

test.each(['git --exec-path=/tmp/evil x', 'git -C d -c alias.x=evil x'])(
  'cannot be read: %s',
  (line) => {
    expect(grantsPrograms(['git', 'evil'], line)).toBe(false);
  },
);

test.each([
  'git clean -x',
  'git switch -c topic',
  'git commit -c HEAD',
  'git push origin main',
  'git bisect start',
  'git commit --amend',
  'git rebase main',
  'npm run build',
  'tar -xzf a.tgz',
  'find . -name a',
  'rsync -av a b',
])('runs no other: %s', (line) => {
  expect(grantsPrograms([line.split(' ', 1)[0] ?? ''], line)).toBe(true);
});
