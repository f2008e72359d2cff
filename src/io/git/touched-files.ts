import { decodePath } from '../../model/text/path.ts';
import { type Repository, runGit, splitNulTerminated } from './git.ts';
import type { GitSettings } from './repository.ts';

/**
 * The tracked files that may differ from the index: with another size, time, mode or type. Null if git cannot tell. No
 * filter of the repository runs, so a filtered file may count as touched.
 */
export async function touchedFiles(
  repository: Repository,
  { filters }: Pick<GitSettings, 'filters'>,
): Promise<ReadonlySet<string> | null> {
  if (filters.some((name) => name.includes('='))) return null;
  const withoutFilters = filters.flatMap((name) =>
    ['clean=', 'process=', 'required=false'].flatMap((setting) => [
      '-c',
      `filter.${name}.${setting}`,
    ]),
  );
  const { code, stdout } = await runGit(repository, [
    ...withoutFilters,
    ...['diff-files', '-z', '--name-only', '--no-ext-diff', '--ignore-submodules'],
  ]);
  return code === 0 ? new Set([...splitNulTerminated(stdout)].map(decodePath)) : null;
}
