import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = new Set<string>();

/** A new empty folder for this run; a signal that ends the process removes it too. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync.native(tmpdir()), 'skillaccord-'));
  folders.add(folder);
  return folder;
}

/** Removes a folder that `createTemporaryFolder` made. */
export function removeTemporaryFolder(folder: string): void {
  if (!folders.delete(folder)) return;
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Removes all of them. */
export function removeTemporaryFolders(): void {
  for (const folder of [...folders]) removeTemporaryFolder(folder);
}
