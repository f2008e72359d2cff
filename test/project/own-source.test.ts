import { expect, test } from 'vitest';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

/** The severities of the findings on a new entry of a marketplace, in a clone of an address. */
async function severitiesOf(source: object, remote: string): Promise<readonly string[]> {
  const marketplace = (...plugins: readonly object[]) => ({
    '.claude-plugin/marketplace.json': JSON.stringify({
      name: 'office',
      owner: { name: 'o' },
      plugins,
    }),
  });
  const work = repository(marketplace());
  work.git('remote', 'add', 'origin', remote);
  work.commit(marketplace({ name: 'notes', source }));
  const args = ['check', '--base', 'HEAD~1...', '--allow-empty', '--format', 'json'];
  const { findings } = JSON.parse((await runHere(args, work.path)).stdout);
  return findings
    .filter(({ category }: { readonly category: string }) => category === 'privilege')
    .map(({ severity }: { readonly severity: string }) => severity);
}

const addresses = [
  'https://github.com/Acme/skills.git',
  'https://token@github.com/acme/skills',
  'git@github.com:acme/skills.git',
  'ssh://git@github.com:22/acme/skills/',
];

test.each(addresses)('a source in the repository itself is a note: %s', async (remote) => {
  const own = [
    { source: 'github', repo: 'acme/skills' },
    { source: 'url', url: 'https://github.com/acme/skills.git' },
    { source: 'git-subdir', url: 'https://github.com/acme/skills', path: 'notes' },
  ];
  for (const source of own) expect(await severitiesOf(source, remote)).toEqual(['note']);
});

test.each([
  { source: 'github', repo: 'acme/skills-2' },
  { source: 'github', repo: 'skills/acme' },
  { source: 'url', url: 'https://gitlab.com/acme/skills.git' },
  { source: 'url', url: 'https://github.com.example.org/acme/skills.git' },
  { source: 'npm', package: 'acme/skills' },
])('any other source is a warning: %o', async (source) => {
  expect(await severitiesOf(source, 'https://github.com/acme/skills')).toEqual(['warning']);
});
