import type { Workspace } from '../model/workspace.ts';

/** An index over a workspace that rules share: built when the first of them asks. */
export function perWorkspace<T>(build: (workspace: Workspace) => T): (workspace: Workspace) => T {
  const built = new WeakMap<Workspace, { readonly index: T }>();
  return (workspace) => {
    const known = built.get(workspace) ?? { index: build(workspace) };
    built.set(workspace, known);
    return known.index;
  };
}
