import { compareText } from '../model/text/text.ts';
import type { FileTree, ReadFailure, ReceiveChunk, Submodule, TreeEntry } from '../model/tree.ts';

/** The trees of a change: where it began, the tip it goes into, and its own. */
export interface ThreeTrees {
  readonly fork: FileTree;
  readonly tip: FileTree;
  readonly head: FileTree;
}

/**
 * What a change is compared with: the tree it began at, without what both sides removed since, and with what both
 * added. An author who chooses an old commit to begin at would otherwise have what is long gone count as existing.
 */
export function forkTree({ fork, tip, head }: ThreeTrees): FileTree {
  const [there, now] = [pathsOf(tip), pathsOf(head)];
  const began = pathsOf(fork);
  const stays = ({ path }: TreeEntry | Submodule) => there.has(path) || now.has(path);
  const arrived = ({ path }: TreeEntry | Submodule) => !began.has(path) && now.has(path);
  const added = tip.entries.filter(arrived);
  const submodules = tip.submodules.filter(arrived);
  const isUnchanged = added.length + submodules.length === 0 && [...began].every(has(there, now));
  if (isUnchanged) return fork;
  return new ForkTree({
    fork,
    tip,
    ofTip: new Set(added.map(({ path }) => path)),
    entries: inOrder([...fork.entries.filter(stays), ...added]),
    submodules: inOrder([...fork.submodules.filter(stays), ...submodules]),
  });
}

function pathsOf({ entries, submodules }: FileTree): ReadonlySet<string> {
  return new Set([...entries, ...submodules].map(({ path }) => path));
}

function has(one: ReadonlySet<string>, other: ReadonlySet<string>): (path: string) => boolean {
  return (path) => one.has(path) || other.has(path);
}

function inOrder<T extends { readonly path: string }>(list: readonly T[]): readonly T[] {
  return [...list].sort((a, b) => compareText(a.path, b.path));
}

interface Parts {
  readonly fork: FileTree;
  readonly tip: FileTree;
  /** The paths whose files are those of the tip. */
  readonly ofTip: ReadonlySet<string>;
  readonly entries: readonly TreeEntry[];
  readonly submodules: readonly Submodule[];
}

class ForkTree implements FileTree {
  readonly entries: readonly TreeEntry[];
  readonly submodules: readonly Submodule[];
  readonly #parts: Parts;
  readonly #here: ReadonlySet<string>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.entries = parts.entries;
    this.submodules = parts.submodules;
    this.#here = new Set(parts.entries.map(({ path }) => path));
  }

  id(path: string): string | undefined {
    return this.#here.has(path) ? this.#treeOf(path).id(path) : undefined;
  }

  /** Reads in the order asked, one tree after the other. */
  async read(
    paths: readonly string[],
    receive: ReceiveChunk,
  ): Promise<ReadonlyMap<string, ReadFailure>> {
    const failures = new Map<string, ReadFailure>();
    const runs: { tree: FileTree; paths: string[] }[] = [];
    for (const path of paths) {
      if (!this.#here.has(path)) {
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
    const { fork, tip, ofTip } = this.#parts;
    return ofTip.has(path) ? tip : fork;
  }
}
