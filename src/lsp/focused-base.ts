import { isAtOrInside, selfAndAncestors } from '../model/text/path.ts';
import { compareText } from '../model/text/text.ts';
import type { FileTree, ReadFailure } from '../model/tree.ts';

/** The files that an edit is compared in; of all others base has what head has. */
export interface Focus {
  /** The folders of the skill, here and at base. */
  readonly folders: readonly string[];
  /** The edited file. */
  readonly path: string;
}

/** Whether a path belongs to what an edit concerns. */
export function isInFocus({ folders, path }: Focus, other: string): boolean {
  return other === path || folders.some((folder) => isAtOrInside(other, folder));
}

/** What an edit concerns: the outermost skill around the file, with the place that it has at base. */
export function focusOn(path: string, skills: ReadonlyMap<string, string | null>): Focus {
  const around = [...selfAndAncestors(path)].filter((folder) => skills.has(folder));
  const root = around.findLast((folder) => folder !== '') ?? around[0];
  if (root === undefined) return { folders: [], path };
  const before = skills.get(root);
  return { folders: before ? [root, before] : [root], path };
}

/** The trees of a focused comparison. */
interface FocusedTrees {
  readonly head: FileTree;
  readonly base: FileTree;
  /** Whether head has the file on both sides although it differs from base, as the files of other skills. */
  readonly isSettled: (path: string) => boolean;
}

/**
 * The base of one edit: the real base where the edit is, and what head has elsewhere. What a run then reads follows the
 * edit, not the size of the branch.
 */
export async function focusedBase(trees: FocusedTrees, focus: Focus): Promise<FileTree> {
  const { head, base, isSettled } = trees;
  const isOfBase = (path: string) => isInFocus(focus, path) || !isSettled(path);
  const own = base.entries.filter(({ path }) => isOfBase(path));
  const others = head.entries.filter(({ path }) => !isOfBase(path));
  const treeOf = (path: string) => (isOfBase(path) ? base : head);
  const entries = [...own, ...others].sort((a, b) => compareText(a.path, b.path));
  const [headIds, baseIds] = [await head.knownIds?.(), await base.knownIds?.()];
  // What is in focus is read even where it is as at base: its findings are asked for.
  const idOf = (path: string) =>
    isInFocus(focus, path) ? undefined : (isOfBase(path) ? baseIds : headIds)?.get(path);
  return {
    entries,
    submodules: head.submodules,
    id: (path) => treeOf(path).id(path),
    knownIds: async () => idsOf(entries, idOf),
    read: async (paths, receive) => {
      const failures = new Map<string, ReadFailure>();
      for (const path of paths) {
        for (const [failed, why] of await treeOf(path).read([path], receive))
          failures.set(failed, why);
      }
      return failures;
    },
  };
}

/** Head itself in the place of a base that there is not: files in focus pass for changed, so that they are read. */
export async function samePlaces(head: FileTree, focus: Focus): Promise<FileTree> {
  const ids = await head.knownIds?.();
  return {
    entries: head.entries,
    submodules: head.submodules,
    id: (path) => head.id(path),
    knownIds: async () =>
      idsOf(head.entries, (path) => (isInFocus(focus, path) ? undefined : ids?.get(path))),
    read: (paths, receive) => head.read(paths, receive),
  };
}

function idsOf(
  entries: FileTree['entries'],
  idOf: (path: string) => string | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ path }) => {
      const id = idOf(path);
      return id === undefined ? [] : [[path, id] as const];
    }),
  );
}
