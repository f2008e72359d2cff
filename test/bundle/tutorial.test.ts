import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../support/git.ts';
import { own } from '../support/project.ts';
import { play } from './support/transcript.ts';

test('docs/tutorial.md can be played from its first line to a merged change', async () => {
  const page = 'docs/tutorial.md';
  const path = temporaryFolder();
  const work = {
    path,
    write: (files: Parameters<typeof writeFiles>[1]) => writeFiles(path, files),
  };
  await expect(play(page, work)).toMatchFileSnapshot(own(page));
}, 240_000);
