import type { Workspace } from '../../../model/workspace.ts';
import { perWorkspace } from '../per-workspace.ts';

/**
 * The content hash of each name in an ADR-003 lock, null for an entry without one; undefined without a readable lock.
 */
export function hashesInLock(
  workspace: Workspace,
  path: string,
): ReadonlyMap<string, string | null> | undefined {
  return byPath(workspace).get(path);
}

const byPath = perWorkspace(({ locks }) => {
  const protoLocks = locks.filter(
    ({ format, entries, problems }) =>
      format === 'proto-lock' && (entries.length > 0 || problems.length === 0),
  );
  return new Map(
    protoLocks.map(({ path, entries }) => {
      const hashes = entries.map(({ id, pins }) => {
        const pin = pins.find(({ algorithm }) => algorithm === 'content');
        return [id, pin?.value ?? null] as const;
      });
      return [path, new Map(hashes)];
    }),
  );
});
