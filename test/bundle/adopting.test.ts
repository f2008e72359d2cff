import { expect, test } from 'vitest';
import { own } from '../support/project.ts';
import { oldRepository } from '../support/samples/old-repository.ts';
import { play } from './support/transcript.ts';

test('docs/adopting.md shows what the program prints for a repository with 300 old findings', async () => {
  const page = 'docs/adopting.md';
  await expect(play(page, oldRepository())).toMatchFileSnapshot(own(page));
}, 240_000);
