import type { FileTree } from '../../model/tree.ts';
import { UsageError } from '../../model/usage-error.ts';

/** A file that a commit lists and the clone lacks. */
export class MissingFileError extends UsageError {}

/**
 * A tree of which every listed file has to be in this clone: what is missing at base must not count as absent. Its reads
 * throw MissingFileError.
 */
export function completeTree(tree: FileTree, commit: string): FileTree {
  const listed = new Set(tree.entries.map(({ path }) => path));
  return {
    entries: tree.entries,
    submodules: tree.submodules,
    startsProcess: tree.startsProcess,
    id: (path) => tree.id(path),
    ...(tree.knownIds && { knownIds: () => tree.knownIds?.() ?? Promise.resolve(null) }),
    ...(tree.search && {
      search: async (paths, patterns) => (await tree.search?.(paths, patterns)) ?? null,
    }),
    read: async (paths, receive) => {
      const failures = await tree.read(paths, receive);
      for (const [path, failure] of failures) {
        if (failure !== 'missing' || !listed.has(path)) continue;
        throw new MissingFileError(
          `"${path}" of commit ${commit} is not in this clone.`,
          `Fetch all files: git fetch --refetch --no-filter origin ${commit}`,
        );
      }
      return failures;
    },
  };
}
