import { compareText } from '../../model/text/text.ts';
import type { FileTree, Submodule, TreeEntry } from '../../model/tree.ts';
import type { BlobRequest } from './blobs.ts';
import { type Repository, runGitLimited, splitPathRecords } from './git.ts';
import { gitlinkMode, kindOf } from './modes.ts';
import { BlobTree, isTooLong, maxListingBytes } from './tree.ts';

/** The content of an index, in byte order of the paths. */
export interface IndexContent {
  readonly files: readonly (TreeEntry & BlobRequest)[];
  readonly submodules: readonly Submodule[];
}

/**
 * The files of a commit, by its differences from the index: git then reads only the folders that differ. Null if git
 * cannot compare them, such as for a commit that is not in this clone.
 */
export async function treeFromIndex(
  repository: Repository,
  commit: string,
  index: IndexContent,
): Promise<FileTree | null> {
  const output = await runGitLimited(maxListingBytes, repository, [
    'diff-index',
    '--cached',
    '--raw',
    '-z',
    '--no-abbrev',
    '--no-renames',
    '--no-ext-diff',
    '--ignore-submodules=none',
    commit,
    '--',
  ]);
  if (output?.code !== 0) return null;
  const differences = parseDifferences(output.stdout);
  if (differences === null) return null;
  const { files, submodules } = differences;
  const kept = <T extends { readonly path: string }>(list: readonly T[]) =>
    differences.paths.size === 0 ? list : list.filter(({ path }) => !differences.paths.has(path));
  return indexTree(repository, {
    files: sorted(kept(index.files), files),
    submodules: sorted(kept(index.submodules), submodules),
  });
}

/** The files of an index; null with a path that is not read. */
export function indexTree(
  repository: Repository,
  { files, submodules }: IndexContent,
): FileTree | null {
  return files.some(isTooLong) ? null : new BlobTree(repository, files, submodules);
}

/** What a commit has instead of some paths of the index. */
interface Differences extends IndexContent {
  readonly paths: ReadonlySet<string>;
}

/** Parses `git diff-index --raw -z`: `:<modes> <ids> <status>` and a path. Null for an unmerged path. */
function parseDifferences(output: Buffer): Differences | null {
  const files: (TreeEntry & BlobRequest)[] = [];
  const submodules: Submodule[] = [];
  const paths = new Set<string>();
  const records = splitPathRecords(output);
  for (let index = 0; index + 1 < records.length; index += 2) {
    const [, mode, oid, status] = /^:(\d+) \d+ (\w+) \w+ (\w)/.exec(records[index] ?? '') ?? [];
    const path = records[index + 1] ?? '';
    if (mode === undefined || oid === undefined || status === 'U') return null;
    paths.add(path);
    const kind = kindOf(mode);
    if (kind !== null) files.push({ path, kind, oid });
    else if (mode === gitlinkMode) submodules.push({ path, commit: oid, isRead: false });
  }
  return { files, submodules, paths };
}

function sorted<T extends { readonly path: string }>(
  list: readonly T[],
  added: readonly T[],
): readonly T[] {
  if (added.length === 0) return list;
  return [...list, ...added].sort((a, b) => compareText(a.path, b.path));
}
