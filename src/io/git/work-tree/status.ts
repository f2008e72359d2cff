import { wordList } from '../../../model/text/word-list.ts';
import { type Repository, runGit, splitPathRecords } from '../git.ts';
import type { GitSettings } from '../repository.ts';
import { withoutFilters } from './touched-files.ts';

/** How HEAD, the index and the working tree differ. */
export interface WorkTreeStatus {
  /** The commit of HEAD; null before the first one. */
  readonly commit: string | null;
  /** The tracked paths that differ between HEAD and the index. */
  readonly staged: ReadonlySet<string>;
  /** The tracked paths that differ between the index and the working tree, or may differ. */
  readonly touched: ReadonlySet<string>;
  /** Whether the index has unmerged paths, or paths without content. */
  readonly isUnfinished: boolean;
}

/**
 * Compares HEAD, index and working tree by sizes and times, and by bytes where these do not tell. No filter of the
 * repository runs, so a filtered file may count as touched. Null if git cannot tell.
 */
export async function readStatus(
  repository: Repository,
  settings: Pick<GitSettings, 'filters'>,
): Promise<WorkTreeStatus | null> {
  const filterArgs = withoutFilters(settings);
  if (filterArgs === null) return null;
  const { code, stdout } = await runGit(repository, [
    ...filterArgs,
    ...wordList(`
    status --porcelain=v2 --branch -z --no-ahead-behind --no-renames --untracked-files=no
    --ignore-submodules=dirty
    `),
  ]);
  return code === 0 ? parseStatus(stdout) : null;
}

/** Parses `git status --porcelain=v2 --branch -z`; null without the commit of HEAD. */
function parseStatus(output: Buffer): WorkTreeStatus | null {
  const [staged, touched] = [new Set<string>(), new Set<string>()];
  let commit: string | null | undefined;
  let isUnfinished = false;
  for (const record of splitPathRecords(output)) {
    const [, oid, initial] = /^# branch\.oid (?:([0-9a-f]+)|(\(initial\)))$/.exec(record) ?? [];
    if (oid ?? initial) commit = oid ?? null;
    if (record.startsWith('#')) continue;
    const [, kind, x, y, path] =
      /^([1u]) (.)(.) (?:\S+ ){6}(?:(?<=^u.*)\S+ \S+ )?(.+)$/s.exec(record) ?? [];
    if (path === undefined) return null;
    if (kind === 'u' || y === 'A') isUnfinished = true;
    if (kind === 'u' || x !== '.') staged.add(path);
    if (kind === 'u' || y !== '.') touched.add(path);
  }
  return commit === undefined ? null : { commit, staged, touched, isUnfinished };
}

/** The paths that differ between HEAD and the index; null without a commit. */
export async function stagedPaths(repository: Repository): Promise<ReadonlySet<string> | null> {
  const args = ['diff-index', '--cached', '--name-only', '-z', '--no-ext-diff', 'HEAD', '--'];
  const { code, stdout } = await runGit(repository, args);
  return code === 0 ? new Set(splitPathRecords(stdout)) : null;
}
