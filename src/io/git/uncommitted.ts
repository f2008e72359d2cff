import { decodePath } from '../../model/text/path.ts';
import { readFile } from './disk-file.ts';
import { type Repository, readGit, splitNulTerminated } from './git.ts';
import { type Conversion, LineEndings } from './line-endings.ts';
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
  const staged = await stagedIds(repository);
  const isStoredAs = (path: string, oid: string | undefined, conversion?: Conversion) =>
    oid !== undefined && readFile(top, { path, kind: 'file' }, oid, () => {}, conversion) === oid;
  const changed = paths.filter((path) => !isStoredAs(path, staged.get(path)));
  // Bytes that the index has can be restored; neither HEAD nor the attributes matter then.
  if (changed.length === 0) return new Set();
  const head = await commitOf(repository, 'HEAD');
  const [tree, { autoCrlf }] = await Promise.all([
    head === null ? null : gitTree(repository, head),
    readGitSettings(repository),
  ]);
  const lineEndings = new LineEndings(repository, changed, autoCrlf);
  await lineEndings.load();
  const isStored = (path: string) =>
    [staged.get(path), tree?.id(path)].some((oid) => isStoredAs(path, oid, lineEndings.of(path)));
  return new Set(changed.filter((path) => !isStored(path)));
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
