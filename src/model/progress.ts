import type { FileTree } from './tree.ts';

/** Hears what a run is at: what it does and, where that can be counted, how far it got. */
export type Told = (doing: string, far?: Far) => void;

/** How many of how many things are done. */
export interface Far {
  readonly done: number;
  readonly all: number;
  /** What they are, `files`. */
  readonly of: string;
}

/** A tree that tells how many of the files it is asked for have been read. */
export function tellingTree(tree: FileTree, told: Told | undefined, of = 'files'): FileTree {
  if (!told) return tree;
  return {
    entries: tree.entries,
    submodules: tree.submodules,
    id: (path) => tree.id(path),
    read: (paths, receive) => {
      let done = 0;
      const all = paths.length;
      told('Reading', { done, all, of });
      return tree.read(paths, (path, chunk, size, last) => {
        receive(path, chunk, size, last);
        if (last) told('Reading', { done: ++done, all, of });
      });
    },
  };
}

/** The things of a list, one after another, each told as it comes. */
export function* tellingEach<T>(
  list: readonly T[],
  told: Told | undefined,
  doing: string,
  of: string,
): Generator<T> {
  for (const [at, one] of list.entries()) {
    told?.(doing, { done: at + 1, all: list.length, of });
    yield one;
  }
}
