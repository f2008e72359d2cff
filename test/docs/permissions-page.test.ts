import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { permissionsPage } from '../pages/permissions.ts';

const page = new URL('../../docs/permissions.md', import.meta.url);

test('docs/permissions.md holds every field that a carrier reads', async () => {
  await expect(permissionsPage(readFileSync(page, 'utf8'))).toMatchFileSnapshot(page.pathname);
});
