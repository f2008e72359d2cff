import type { FileTree } from './tree.ts';

/** Hears what a run is at: what it does and, where that can be counted, how far it got. */
export type Progress = (activity: string, count?: ProgressCount) => void;

/** How many of how many things are done. */
export interface ProgressCount {
  readonly done: number;
  readonly total: number;
  /** What they are, `files`. */
  readonly unit: string;
}

/** A tree that tells how many of the files it is asked for have been read. */
export function withReadProgress(
  tree: FileTree,
  onProgress: Progress | undefined,
  unit = 'files',
): FileTree {
  if (!onProgress) return tree;
  return {
    entries: tree.entries,
    submodules: tree.submodules,
    id: (path) => tree.id(path),
    read: (paths, receive) => {
      let done = 0;
      const total = paths.length;
      onProgress('Reading', { done, total, unit });
      return tree.read(paths, (path, chunk, size, last) => {
        receive(path, chunk, size, last);
        if (last) onProgress('Reading', { done: ++done, total, unit });
      });
    },
  };
}

/** The things of a list, one after another, each told as it comes. */
export function* withProgress<T>(
  items: readonly T[],
  onProgress: Progress | undefined,
  activity: string,
  unit: string,
): Generator<T> {
  for (const [index, item] of items.entries()) {
    onProgress?.(activity, { done: index + 1, total: items.length, unit });
    yield item;
  }
}
