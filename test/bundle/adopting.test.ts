import { expect, test } from 'vitest';
import { oldRepository } from '../old-repository.ts';
import { own } from '../project.ts';
import { play } from './transcript.ts';

test('docs/adopting.md shows what the program prints for a repository with 300 old findings', async () => {
  const page = 'docs/adopting.md';
  await expect(await play(page, oldRepository())).toMatchFileSnapshot(own(page));
}, 240_000);
