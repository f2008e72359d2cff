import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandLinePage } from '../pages/command-line.ts';

const file = new URL('../../docs/command-line.md', import.meta.url).pathname;

test('docs/command-line.md ends with every format, and the help of every command', async () => {
  await expect(await commandLinePage(readFileSync(file, 'utf8'))).toMatchFileSnapshot(file);
});
