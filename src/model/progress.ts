import type { FileTree } from './tree.ts';

/** Receives the current activity of a run and, if countable, its progress. */
export type Progress = (activity: string, count?: ProgressCount) => void;

/** How many of the items are done. */
interface ProgressCount {
  readonly done: number;
  readonly total: number;
  /** The plural noun for the items, such as `files`. */
  readonly unit: string;
}

/** Fewer files are read before a person could look. */
const minReportedFiles = 200;

/** A tree that reports the number of files read so far, in reads of at least 200 files. */
export function withReadProgress(
  tree: FileTree,
  onProgress: Progress | undefined,
  unit = 'files',
): FileTree {
  if (!onProgress) return tree;
  return {
    entries: tree.entries,
    submodules: tree.submodules,
    startsProcess: tree.startsProcess,
    id: (path) => tree.id(path),
    knownIds: async () => (await tree.knownIds?.()) ?? null,
    search: async (paths, patterns) => (await tree.search?.(paths, patterns)) ?? null,
    read: (paths, receive) => {
      const total = paths.length;
      if (total < minReportedFiles) return tree.read(paths, receive);
      let done = 0;
      onProgress('Reading', { done, total, unit });
      return tree.read(paths, (path, chunk, size, last) => {
        receive(path, chunk, size, last);
        if (last) onProgress('Reading', { done: ++done, total, unit });
      });
    },
  };
}

/** Iterates over a list and reports each item. */
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
