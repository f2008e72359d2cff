import type { Workspace } from '../../model/workspace.ts';
import { perWorkspace } from './per-workspace.ts';

/**
 * The content hash that a lock of ADR-003 has for each name, null where its entry has none; undefined where
 * there is no such lock that can be read.
 */
export function hashesInLock(
  workspace: Workspace,
  path: string,
): ReadonlyMap<string, string | null> | undefined {
  return byPath(workspace).get(path);
}

const byPath = perWorkspace(({ locks }) => {
  const own = locks.filter(
    ({ format, entries, problems }) =>
      format === 'proto-lock' && (entries.length > 0 || problems.length === 0),
  );
  return new Map(
    own.map(({ path, entries }) => {
      const hashes = entries.map(({ id, pins }) => {
        const pin = pins.find(({ algorithm }) => algorithm === 'content');
        return [id, pin?.value ?? null] as const;
      });
      return [path, new Map(hashes)];
    }),
  );
});
