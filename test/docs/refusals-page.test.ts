import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusalsPage } from '../pages/refusals.ts';

const page = new URL('../../docs/plugins.md', import.meta.url);

test('docs/plugins.md holds every key that a table of refusals has', async () => {
  const text = readFileSync(page, 'utf8');
  expect(text).toContain('<!-- refusals -->');
  await expect(refusalsPage(text)).toMatchFileSnapshot(page.pathname);
});
