import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { msg } from '../../model/message.ts';
import type { AllowedAddress } from '../../upstream/address.ts';
import type { FetchFailure, UpstreamTree } from '../../upstream/fetcher.ts';
import { isFailure } from '../../upstream/fetcher.ts';
import type { GitSource } from '../../upstream/source.ts';
import { type Repository, splitNulTerminated } from '../git/git.ts';
import { listedTree } from '../git/tree.ts';
import { dayOf } from './commit-day.ts';
import { commandFailure, unreachableFailure } from './failure.ts';
import { folderHistory, historyDepth } from './folder-history.ts';
import {
  type IsolatedOptions,
  type IsolatedRepository,
  isolatedEnvironment,
  runIsolated,
} from './isolated-git.ts';
import { type RefTarget, resolveRef } from './resolve-ref.ts';

/** The options of a request to the server of an address. */
type Access = IsolatedOptions & { readonly address: AllowedAddress };

/** Fetches the files of a git source at its reference into an isolated repository, without history. */
export async function fetchGitSource(
  repository: IsolatedRepository,
  source: GitSource,
  access: Access,
): Promise<UpstreamTree | FetchFailure> {
  const { url } = access.address;
  initialize(repository);
  const target = await resolveRef(repository, { url, ref: source.ref }, access);
  if (isFailure(target)) return target;
  const failure = await fetchCommit(repository, url, target, access);
  if (failure) return failure;
  const deepen = () => fetchHistory(repository, url, target, access);
  return readTree(repository, target, deepen);
}

/** Writes an empty repository, as `git init --bare` does without templates. */
function initialize(repository: IsolatedRepository): void {
  for (const folder of ['objects', 'refs'])
    mkdirSync(join(repository.gitDir, folder), { recursive: true });
  mkdirSync(repository.home);
  writeFileSync(join(repository.gitDir, 'HEAD'), 'ref: refs/heads/main\n');
  forgetServer(repository);
}

/** No tags, submodules, work tree, hooks or filters; larger files are left out by servers that can. */
async function fetchCommit(
  repository: IsolatedRepository,
  url: string,
  { name }: RefTarget,
  options: IsolatedOptions,
): Promise<FetchFailure | null> {
  const filter = `--filter=blob:limit=${repository.budget.fileBytes + 1}`;
  const args = ['fetch', '-q', '--no-tags', '--depth=1', '--no-recurse-submodules', filter];
  const output = await runIsolated(repository, [...args, '--', url, name], options);
  forgetServer(repository);
  if (output.code === 0 && output.exceeded === null) return null;
  return commandFailure(output, repository.budget);
}

/** Fetches older commits without the content of files; false if the source refuses. */
async function fetchHistory(
  repository: IsolatedRepository,
  url: string,
  { name }: RefTarget,
  options: IsolatedOptions,
): Promise<boolean> {
  const args = ['fetch', '-q', '--no-tags', '--no-recurse-submodules', '--filter=blob:none'];
  const depth = `--depth=${historyDepth}`;
  const output = await runIsolated(repository, [...args, depth, '--', url, name], options);
  forgetServer(repository);
  return output.code === 0 && output.exceeded === null;
}

/** A fetch with a filter records the server as one to ask for missing objects: nothing may ask it while reading. */
function forgetServer({ gitDir }: IsolatedRepository): void {
  writeFileSync(join(gitDir, 'config'), '[core]\n\trepositoryformatversion = 0\n\tbare = true\n');
}

const maxListingBytes = 64 * 1024 * 1024;

async function readTree(
  repository: IsolatedRepository,
  { refKind, tags }: RefTarget,
  deepen: () => Promise<boolean>,
): Promise<UpstreamTree | FetchFailure> {
  const tip = await readTip(repository);
  if (tip === null) return unreachableFailure(msg`The reference of the source names no commit.`);
  const { commit, date } = tip;
  const args = ['ls-tree', '-r', '-l', '-z', '--full-tree', commit];
  const listing = await runIsolated(repository, args, { maxOutput: maxListingBytes });
  if (listing.code !== 0 || listing.exceeded)
    return listing.exceeded
      ? unreachableFailure(msg`The list of the files of the source is too long.`)
      : commandFailure(listing, repository.budget);
  const tree = listedTree(readingRepository(repository), listing.stdout);
  const { files } = repository.budget;
  if (tree.entries.length > files)
    return unreachableFailure(msg`The source has more than ${files} files.`);
  const sizes = sizesIn(listing.stdout, repository.budget.fileBytes);
  const history = folderHistory(repository, { commit, tree }, deepen);
  const sizeOf = (path: string) => sizes.get(tree.id(path) ?? '') ?? null;
  return { tree, commit, digest: null, date, refKind, tags, sizeOf, history };
}

/** The sizes in a listing of the blobs that were sent and are not above the limit; git lists the others as `BAD`. */
function sizesIn(listing: Buffer, limit: number): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const record of splitNulTerminated(listing)) {
    const head = record.toString('latin1', 0, record.indexOf(tab));
    const [, id = '', size] = /^\d+ blob (\w+) +(\d+)$/.exec(head) ?? [];
    if (size !== undefined && Number(size) <= limit) sizes.set(id, Number(size));
  }
  return sizes;
}

const tab = 0x09;

/** The fetched commit, and its day by its committer; null if what was fetched is not a commit. */
async function readTip(
  repository: IsolatedRepository,
): Promise<(Pick<UpstreamTree, 'date'> & { readonly commit: string }) | null> {
  const { stdout } = await runIsolated(repository, ['cat-file', '--batch'], {
    input: 'FETCH_HEAD^{commit}\n',
    maxOutput: repository.budget.fileBytes,
  });
  const text = stdout.toString('latin1');
  const [, commit] = /^(\w+) commit \d+\n/.exec(text) ?? [];
  const [, seconds] = /^committer .*> (\d{1,12}) [+-]\d{4}$/m.exec(text) ?? [];
  if (commit === undefined) return null;
  return { commit, date: seconds === undefined ? null : dayOf(Number(seconds)) };
}

/** The repository for reading blobs: it has no server to ask. */
function readingRepository(repository: IsolatedRepository): Repository {
  const env = isolatedEnvironment(repository, {});
  return { gitDir: repository.gitDir, workTree: null, online: false, hosted: null, env };
}
