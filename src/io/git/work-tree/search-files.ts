import { decodePath } from '../../../model/text/path.ts';
import { wordList } from '../../../model/text/word-list.ts';
import { type Repository, runGit, splitNulTerminated } from '../git.ts';

/** More names make one search of all files cheaper. */
const maxNames = 20;

/**
 * The tracked files of some names in the working tree with a line that matches one of some regular expressions over
 * bytes, as they are on the disk. Null if git cannot search: not every git has PCRE.
 */
export async function searchFiles(
  repository: Repository,
  names: ReadonlySet<string>,
  patterns: readonly string[],
): Promise<ReadonlySet<string> | null> {
  const pathspecs = [...names].map((name) => `:(top,glob)**/${name}`);
  const isSearchable = (name: string) => /^[\w. -]+$/.test(name);
  const isOneLine = (pattern: string) => /^[^\n]+$/.test(pattern);
  if (names.size > maxNames || ![...names].every(isSearchable)) return null;
  if (!patterns.every(isOneLine)) return null;
  const { code, stdout, stderr } = await runGit(
    repository,
    [...wordList('grep -l -z -a -P --full-name --no-color --threads=1 -f - --'), ...pathspecs],
    patterns.map((pattern) => `${pattern}\n`).join(''),
  );
  // An unreadable file is a message, and not an error.
  if (code > 1 || code < 0 || stderr !== '') return null;
  return new Set([...splitNulTerminated(stdout)].map(decodePath));
}
