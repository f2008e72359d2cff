import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** An empty directory for all tests of a file, removed after them. */
export function temporaryFolderForFile(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'skillaccord-')));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
