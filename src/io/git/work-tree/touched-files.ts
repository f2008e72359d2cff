import { type Repository, runGit, splitPathRecords } from '../git.ts';
import type { GitSettings } from '../repository.ts';

/** Arguments with which git runs no filter of a repository; null for a name that no argument can have. */
export function withoutFilters({
  filters,
}: Pick<GitSettings, 'filters'>): readonly string[] | null {
  if (filters.some((name) => name.includes('='))) return null;
  return filters.flatMap((name) =>
    ['clean=', 'process=', 'required=false'].flatMap((setting) => [
      '-c',
      `filter.${name}.${setting}`,
    ]),
  );
}

/**
 * The tracked files that may differ from the index: with another size, time, mode or type. Null if git cannot tell. No
 * filter of the repository runs, so a filtered file may count as touched.
 */
export async function touchedFiles(
  repository: Repository,
  settings: Pick<GitSettings, 'filters'>,
): Promise<ReadonlySet<string> | null> {
  const filterArgs = withoutFilters(settings);
  if (filterArgs === null) return null;
  const { code, stdout } = await runGit(repository, [
    ...filterArgs,
    'diff-files',
    '-z',
    '--name-only',
    '--no-ext-diff',
    '--ignore-submodules',
  ]);
  return code === 0 ? new Set(splitPathRecords(stdout)) : null;
}
