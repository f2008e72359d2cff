import { compareText } from '../../model/text/text.ts';
import type { FileTree, ReadFailure, Submodule, TreeEntry } from '../../model/tree.ts';
import { UsageError } from '../../model/usage-error.ts';
import { resolveBlobs } from './blob-resolver.ts';
import type { BlobRequest } from './blobs.ts';
import { type Repository, runGitLimited, splitPathRecords } from './git.ts';
import { hostedTree } from './hosted-tree.ts';
import { gitlinkMode, kindOf } from './modes.ts';
import { commitOf, isObjectName } from './repository.ts';
import { SmallBlobs } from './small-blobs.ts';

/**
 * The files of a revision, from git's objects, or from the API if the commit is not in this clone. Throws UsageError
 * if neither has it.
 */
export async function gitTree(repository: Repository, revision: string): Promise<FileTree> {
  const commit = isObjectName(revision) ? revision : await commitOf(repository, revision);
  if (commit === null) throw new UsageError(`"${revision}" does not name a commit of this clone.`);
  const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
  const output = await runGitLimited(maxListingBytes, repository, args);
  if (output === null) throw listingTooLongError(commit);
  const { code, stdout } = output;
  const hosted = code !== 0 && repository.hosted;
  const apiTree = hosted ? await hostedTree(repository, hosted, commit) : null;
  if (apiTree) return apiTree;
  if (code !== 0) {
    throw new UsageError(
      `The files of commit ${commit} are not all in this clone.`,
      `Fetch them: git fetch origin ${commit}`,
    );
  }
  const files = [...parseTree(stdout)];
  const submodules = parseGitlinks(stdout);
  const all = [...files, ...submodules];
  if (all.some(isTooLong)) throw pathTooLongError(commit);
  return new BlobTree(repository, files, submodules);
}

/** Enough for two million files; trees that share subtrees can expand without limit. */
export const maxListingBytes = 256 * 1024 * 1024;
/** No operating system checks out longer paths. */
const maxPathLength = 4096;

/** Whether a path is longer than any that is read. */
export function isTooLong({ path }: Pick<TreeEntry, 'path'>): boolean {
  return path.length > maxPathLength;
}

function listingTooLongError(commit: string): UsageError {
  return new UsageError(
    `The list of the files of commit ${commit} is longer than ${maxListingBytes} bytes, so none of them is read.`,
    'Commit fewer files.',
  );
}

function pathTooLongError(commit: string): UsageError {
  return new UsageError(
    `A path in commit ${commit} is longer than ${maxPathLength} characters, so it cannot be checked out.`,
    'Give it a shorter one.',
  );
}

/** Parses `git ls-tree -z`: `<mode> <type> <name>TAB<path>`. */
export function* parseTree(output: Buffer): Generator<TreeEntry & BlobRequest> {
  for (const record of splitPathRecords(output)) {
    const tab = record.indexOf('\t');
    const [mode = '', , oid = ''] = record.slice(0, tab).split(' ');
    const kind = kindOf(mode);
    if (kind !== null) yield { path: record.slice(tab + 1), kind, oid };
  }
}

/** Parses the submodules of the same output. */
export function parseGitlinks(output: Buffer): readonly Submodule[] {
  if (!output.includes(`${gitlinkMode} commit `)) return [];
  const submodules: Submodule[] = [];
  for (const record of splitPathRecords(output)) {
    const tab = record.indexOf('\t');
    const [mode, , commit = ''] = record.slice(0, tab).split(' ');
    if (mode !== gitlinkMode) continue;
    submodules.push({ path: record.slice(tab + 1), commit, isRead: false });
  }
  return submodules.sort((a, b) => compareText(a.path, b.path));
}

/** The tree that `git ls-tree -r -z` lists; its blobs are read from the repository. */
export function listedTree(repository: Repository, listing: Buffer): FileTree {
  return new BlobTree(repository, [...parseTree(listing)], parseGitlinks(listing));
}

/** The files of a commit, by their blobs. */
export class BlobTree implements FileTree {
  readonly entries: readonly TreeEntry[];
  readonly submodules: readonly Submodule[];
  readonly startsProcess = true;
  readonly #repository: Repository;
  readonly #oids: ReadonlyMap<string, string>;
  readonly #smallBlobs = new SmallBlobs();

  constructor(
    repository: Repository,
    files: readonly (TreeEntry & BlobRequest)[],
    submodules: readonly Submodule[],
  ) {
    this.#repository = repository;
    this.submodules = submodules;
    this.entries = files
      .map(({ path, kind }) => ({ path, kind }))
      .sort((a, b) => compareText(a.path, b.path));
    this.#oids = new Map(files.map(({ path, oid }) => [path, oid]));
  }

  id(path: string): string | undefined {
    return this.#oids.get(path);
  }

  async knownIds(): Promise<ReadonlyMap<string, string>> {
    return this.#oids;
  }

  async read(
    paths: readonly string[],
    receive: Parameters<FileTree['read']>[1],
  ): Promise<ReadonlyMap<string, ReadFailure>> {
    const failures = new Map<string, ReadFailure>();
    const requests: BlobRequest[] = [];
    for (const path of paths) {
      const oid = this.#oids.get(path);
      if (oid === undefined) failures.set(path, 'missing');
      else requests.push({ path, oid });
    }
    if (this.#smallBlobs.deliver(requests, receive)) return failures;
    const keep = this.#smallBlobs.keeping(requests, receive);
    const blobFailures = await resolveBlobs(this.#repository, requests, keep);
    return new Map([...failures, ...blobFailures]);
  }
}
