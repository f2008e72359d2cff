import { memoize } from '../../model/text/memoize.ts';
import type { Workspace } from '../../model/workspace.ts';

/** An index over a workspace that rules share: built when the first of them asks. */
export function perWorkspace<T>(build: (workspace: Workspace) => T): (workspace: Workspace) => T {
  return memoize(build);
}
