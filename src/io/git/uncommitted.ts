import { decodePath } from '../../model/text/path.ts';
import { readFile } from './disk-file.ts';
import { type Repository, readGit, splitNulTerminated } from './git.ts';
import { LineEnds } from './line-ends.ts';
import { commitOf, readGitSettings } from './repository.ts';
import { gitTree } from './tree.ts';

/**
 * The files with bytes missing from the index and HEAD, which git could not restore. Ignores line end conversions of
 * the checkout.
 */
export async function dirtyFiles(
  repository: Repository,
  top: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const head = await commitOf(repository, 'HEAD');
  const [tree, staged, { autoCrlf }] = await Promise.all([
    head === null ? null : gitTree(repository, head),
    stagedIds(repository),
    readGitSettings(repository),
  ]);
  const lineEnds = new LineEnds(repository, paths, autoCrlf);
  await lineEnds.load();
  const blobIdOnDisk = (path: string, oid: string) =>
    readFile(top, { path, kind: 'file' }, oid, () => {}, lineEnds.of(path));
  const isStored = (path: string) =>
    [staged.get(path), tree?.id(path)].some(
      (oid) => oid !== undefined && blobIdOnDisk(path, oid) === oid,
    );
  return new Set(paths.filter((path) => !isStored(path)));
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
