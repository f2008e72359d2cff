import { memoize } from '../../model/text/memoize.ts';
import type { Workspace } from '../../model/workspace.ts';

/** An index over a workspace, shared by rules and built on first use. */
export function perWorkspace<T>(build: (workspace: Workspace) => T): (workspace: Workspace) => T {
  return memoize(build);
}
