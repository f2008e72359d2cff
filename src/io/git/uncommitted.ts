import { decodePath } from '../../model/text/path.ts';
import { readFile } from './disk-file.ts';
import { type Repository, readGit, splitNulTerminated } from './git.ts';
import { LineEndings } from './line-endings.ts';
import { commitOf, readGitSettings } from './repository.ts';
import { gitTree } from './tree.ts';

/**
 * The files with bytes missing from the index and HEAD, which git could not restore. Ignores line ending conversions of
 * the checkout.
 */
export async function dirtyFiles(
  repository: Repository,
  top: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const [staged, { autoCrlf }] = await Promise.all([
    stagedIds(repository),
    readGitSettings(repository),
  ]);
  const lineEndings = new LineEndings(repository, paths, autoCrlf);
  await lineEndings.load();
  const isStoredAs = (path: string, oid: string | undefined) =>
    oid !== undefined &&
    readFile(top, { path, kind: 'file' }, oid, () => {}, lineEndings.of(path)) === oid;
  const unstaged = paths.filter((path) => !isStoredAs(path, staged.get(path)));
  const head = unstaged.length === 0 ? null : await commitOf(repository, 'HEAD');
  const tree = head === null ? null : await gitTree(repository, head);
  return new Set(unstaged.filter((path) => !isStoredAs(path, tree?.id(path))));
}

/** The blob ids of the index, by path; excludes unmerged files. */
async function stagedIds(repository: Repository): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const record of splitNulTerminated(await readGit(repository, ['ls-files', '-s', '-z']))) {
    const tab = record.indexOf(9);
    const [, oid = '', stage] = record.toString('latin1', 0, tab).split(' ');
    if (stage === '0') ids.set(decodePath(record.subarray(tab + 1)), oid);
  }
  return ids;
}
