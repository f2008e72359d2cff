import { folderOf, nameOf, selfAndAncestors } from '../../model/text/path.ts';
import { areSameSubmodules, type FileTree } from '../../model/tree.ts';
import type { PathChange } from './path-changes.ts';

/** Files whose change concerns every skill: they decide which files are read, and how. */
const sweepingNames = /^(?:\.gitattributes|\.gitignore|\.gitmodules|skillaccord\.ya?ml)$/;

/**
 * Whether changes concern single skills only: none is a link or submodule, and none decides how other files are read.
 * `configPath` is the file of the configuration.
 */
export function areLocal(
  changes: readonly PathChange[],
  { head, base }: { readonly head: FileTree; readonly base: FileTree },
  configPath: string | undefined,
): boolean {
  if (!areSameSubmodules(base.submodules, head.submodules)) return false;
  return changes.every(
    ({ path, before, after }) =>
      before !== 'symlink' &&
      after !== 'symlink' &&
      path !== configPath &&
      !sweepingNames.test(nameOf(path)),
  );
}

/** The roots of skills that hold a changed file. */
export function changedRoots(
  changes: readonly PathChange[],
  roots: ReadonlySet<string>,
): ReadonlySet<string> {
  const folders = new Set(changes.map(({ path }) => folderOf(path)));
  const around = [...folders].flatMap((folder) => [...selfAndAncestors(folder)]);
  return new Set(around.filter((folder) => roots.has(folder)));
}
