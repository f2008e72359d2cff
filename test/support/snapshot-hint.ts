import { relative } from 'node:path';
import { afterEach } from 'vitest';

/**
 * Adds the command that writes an expectation to each failure of one; the test runner names the expectation only. To be
 * called for each test file.
 */
export function addSnapshotHints(): void {
  afterEach(({ task }) => {
    const { file, result } = task;
    const path = relative(process.cwd(), file.filepath);
    const command = `npx vitest run --project ${file.projectName} ${path} --update`;
    for (const error of result?.errors ?? []) {
      if (!/^Snapshot `.*` mismatched$/.test(error.message)) continue;
      error.message += `, or missing. If the new text is right, write it: ${command}`;
    }
  });
}
