import { compareText } from '../model/text/text.ts';
import type { FileTree, ReadFailure, ReceiveChunk, Submodule, TreeEntry } from '../model/tree.ts';

/** The trees of a change: its merge base, the tip of its target branch, and its own. */
export interface ThreeTrees {
  readonly mergeBase: FileTree;
  readonly tip: FileTree;
  readonly head: FileTree;
}

/**
 * The tree that a change is compared with: the merge base, without files that both sides removed since, with files
 * that both added. Otherwise an author could branch off an old commit, and findings fixed long ago would count as
 * existing.
 */
export function mergeBaseTree({ mergeBase, tip, head }: ThreeTrees): FileTree {
  const [tipPaths, headPaths] = [pathsOf(tip), pathsOf(head)];
  const mergeBasePaths = pathsOf(mergeBase);
  const isKept = ({ path }: TreeEntry | Submodule) => tipPaths.has(path) || headPaths.has(path);
  const isAddedByBoth = ({ path }: TreeEntry | Submodule) =>
    !mergeBasePaths.has(path) && headPaths.has(path);
  const added = tip.entries.filter(isAddedByBoth);
  const submodules = tip.submodules.filter(isAddedByBoth);
  const isUnchanged =
    added.length + submodules.length === 0 &&
    [...mergeBasePaths].every(inEither(tipPaths, headPaths));
  if (isUnchanged) return mergeBase;
  return new MergeBaseTree({
    mergeBase,
    tip,
    pathsFromTip: new Set(added.map(({ path }) => path)),
    entries: sortByPath([...mergeBase.entries.filter(isKept), ...added]),
    submodules: sortByPath([...mergeBase.submodules.filter(isKept), ...submodules]),
  });
}

function pathsOf({ entries, submodules }: FileTree): ReadonlySet<string> {
  return new Set([...entries, ...submodules].map(({ path }) => path));
}

function inEither(set: ReadonlySet<string>, other: ReadonlySet<string>): (path: string) => boolean {
  return (path) => set.has(path) || other.has(path);
}

function sortByPath<T extends { readonly path: string }>(list: readonly T[]): readonly T[] {
  return [...list].sort((a, b) => compareText(a.path, b.path));
}

interface Parts {
  readonly mergeBase: FileTree;
  readonly tip: FileTree;
  /** Files read from the tip instead of the merge base. */
  readonly pathsFromTip: ReadonlySet<string>;
  readonly entries: readonly TreeEntry[];
  readonly submodules: readonly Submodule[];
}

class MergeBaseTree implements FileTree {
  readonly entries: readonly TreeEntry[];
  readonly submodules: readonly Submodule[];
  readonly #parts: Parts;
  readonly #paths: ReadonlySet<string>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.entries = parts.entries;
    this.submodules = parts.submodules;
    this.#paths = new Set(parts.entries.map(({ path }) => path));
  }

  id(path: string): string | undefined {
    return this.#paths.has(path) ? this.#treeOf(path).id(path) : undefined;
  }

  async knownIds(): Promise<ReadonlyMap<string, string> | null> {
    const { mergeBase, tip, pathsFromTip: tipOnlyPaths } = this.#parts;
    const [mergeBaseIds, tipIds] = [await mergeBase.knownIds?.(), await tip.knownIds?.()];
    if (!mergeBaseIds || !tipIds) return null;
    const ids = new Map<string, string>();
    for (const path of this.#paths) {
      const id = (tipOnlyPaths.has(path) ? tipIds : mergeBaseIds).get(path);
      if (id !== undefined) ids.set(path, id);
    }
    return ids;
  }

  /** Keeps the order of `paths`: batches of one tree, one after the other. */
  async read(
    paths: readonly string[],
    receive: ReceiveChunk,
  ): Promise<ReadonlyMap<string, ReadFailure>> {
    const failures = new Map<string, ReadFailure>();
    const runs: { tree: FileTree; paths: string[] }[] = [];
    for (const path of paths) {
      if (!this.#paths.has(path)) {
        failures.set(path, 'missing');
        continue;
      }
      const tree = this.#treeOf(path);
      const last = runs.at(-1);
      if (last?.tree === tree) last.paths.push(path);
      else runs.push({ tree, paths: [path] });
    }
    for (const run of runs) {
      for (const [path, reason] of await run.tree.read(run.paths, receive))
        failures.set(path, reason);
    }
    return failures;
  }

  #treeOf(path: string): FileTree {
    const { mergeBase, tip, pathsFromTip: tipOnlyPaths } = this.#parts;
    return tipOnlyPaths.has(path) ? tip : mergeBase;
  }
}
