import { decodePath, isInside, relativePath } from '../../model/text/path.ts';
import type { FileTree } from '../../model/tree.ts';
import type { FindHistory, FolderCommit } from '../../upstream/fetcher.ts';
import { splitNulTerminated } from '../git/git.ts';
import { dayOf } from './commit-day.ts';
import { type IsolatedOutput, type IsolatedRepository, runIsolated } from './isolated-git.ts';

/** The most commits of a source that are searched for the one that a copy was made from. */
export const historyDepth = 300;

const maxOutput = 16 * 1024 * 1024;

/** Reads the commits of folders from a repository; `deepen` fetches them, without the content of files. */
export function folderHistory(
  repository: IsolatedRepository,
  { commit, tree }: { readonly commit: string; readonly tree: FileTree },
  deepen: () => Promise<boolean>,
): FindHistory {
  let deepened: Promise<boolean> | undefined;
  return async (folder) => {
    deepened ??= deepen();
    if (!(await deepened)) return [];
    const format = ['--format=commit %H %ct', '--raw', '-z', '--no-renames', '--no-abbrev'];
    const args = ['--literal-pathspecs', 'log', ...format, '--first-parent', '-m', commit, '--'];
    const output = await runIsolated(repository, [...args, folder === '' ? '.' : folder], {
      maxOutput,
    });
    return output.code === 0 ? commitsOf(output, tree, folder) : [];
  };
}

/** A changed file of a commit: its blob before, null for a new file. */
interface ChangedFile {
  readonly path: string;
  readonly before: string | null;
}

interface LoggedCommit {
  readonly commit: string;
  readonly date: string;
  readonly changed: ChangedFile[];
}

/** The files of the folder after each commit, found by undoing the commits one by one from the tip. */
function commitsOf(
  { stdout }: IsolatedOutput,
  tree: FileTree,
  folder: string,
): readonly FolderCommit[] {
  let files = new Map<string, string>();
  for (const { path } of tree.entries)
    if (isInside(path, folder)) files.set(relativePath(folder, path), tree.id(path) ?? '');
  return parseLog(stdout).map(({ commit, date, changed }) => {
    const after = files;
    files = new Map(after);
    for (const { path, before } of changed) {
      if (!isInside(path, folder)) continue;
      if (before === null) files.delete(relativePath(folder, path));
      else files.set(relativePath(folder, path), before);
    }
    return { commit, date, files: after };
  });
}

/** Parses `git log --raw -z`: a commit, then `:MODE MODE BLOB BLOB STATUS` and a path for each changed file. */
function parseLog(output: Buffer): readonly LoggedCommit[] {
  const commits: LoggedCommit[] = [];
  let before: string | null | undefined;
  for (const record of splitNulTerminated(Buffer.concat([output, Buffer.of(0)]))) {
    if (before !== undefined) {
      commits.at(-1)?.changed.push({ path: decodePath(record), before });
      before = undefined;
      continue;
    }
    const text = record.toString('latin1').trim();
    const [, id = '', seconds] = /^commit (\w+) (\d+)/.exec(text) ?? [];
    const [, beforeId] = /:\d+ \d+ (\w+) \w+ [A-Z]\d*$/.exec(text) ?? [];
    if (seconds !== undefined)
      commits.push({ commit: id, date: dayOf(Number(seconds)) ?? '', changed: [] });
    if (beforeId !== undefined) before = /^0+$/.test(beforeId) ? null : beforeId;
  }
  return commits;
}
