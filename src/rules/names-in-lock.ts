import type { Workspace } from '../model/workspace.ts';
import { perWorkspace } from './per-workspace.ts';

/** The names a lock of ADR-003 has entries of; undefined where there is none that can be read. */
export function namesInLock(workspace: Workspace, path: string): ReadonlySet<string> | undefined {
  return byPath(workspace).get(path);
}

const byPath = perWorkspace(({ locks }) => {
  const own = locks.filter(
    ({ format, entries, problems }) =>
      format === 'proto-lock' && (entries.length > 0 || problems.length === 0),
  );
  return new Map(own.map(({ path, entries }) => [path, new Set(entries.map(({ id }) => id))]));
});
