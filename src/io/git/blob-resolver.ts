import type { ReadFailure, ReceiveChunk } from '../../model/tree.ts';
import { UsageError } from '../../model/usage-error.ts';
import { fetchBlobs } from '../hosted.ts';
import { absentBlobs, readBlobs, type Wanted } from './blobs.ts';
import { obtainBlobs } from './fetch.ts';
import type { Repository } from './git.ts';
import { isPartial } from './repository.ts';

/**
 * Reads blobs in the order asked: out of this clone, else fetched by git, else through the server's API. What
 * a partial clone without either left out is missing; throws where the server refuses what it ought to have.
 */
export async function readAnywhere(
  repository: Repository,
  wanted: readonly Wanted[],
  receive: ReceiveChunk,
): Promise<ReadonlyMap<string, ReadFailure>> {
  const absent = repository.online ? await absentBlobs(repository, wanted) : new Set<string>();
  if (absent.size === 0) return readBlobs(repository, wanted, receive);
  const left = (await isPartial(repository))
    ? await stillAbsent(repository, wanted, absent)
    : absent;
  const { hosted } = repository;
  if (hosted === null || left.size === 0) return readBlobs(repository, wanted, receive);
  const fetched = await fetchBlobs(hosted, left);
  const refused = wanted.find(({ oid }) => left.has(oid) && !fetched.has(oid));
  if (refused) {
    throw new UsageError(
      `"${refused.path}" is not in this clone, and the API does not give it (${hosted.complaint ?? 'it has other bytes'}).`,
      'Let the token read contents, or clone without a filter.',
    );
  }
  return readInOrder(repository, wanted, fetched, receive);
}

/** What git cannot fetch either. */
async function stillAbsent(
  repository: Repository,
  wanted: readonly Wanted[],
  absent: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  await obtainBlobs(repository, [...absent]);
  return absentBlobs(repository, wanted);
}

async function readInOrder(
  repository: Repository,
  wanted: readonly Wanted[],
  fetched: ReadonlyMap<string, Uint8Array>,
  receive: ReceiveChunk,
): Promise<ReadonlyMap<string, ReadFailure>> {
  const failures = new Map<string, ReadFailure>();
  for (const run of runsOf(wanted, ({ oid }) => fetched.has(oid))) {
    const [first] = run;
    if (first && !fetched.has(first.oid)) {
      const unread = await readBlobs(repository, run, receive);
      for (const [path, failure] of unread) failures.set(path, failure);
      continue;
    }
    for (const { path, oid } of run) {
      const bytes = fetched.get(oid);
      if (bytes) receive(path, bytes, bytes.length, true);
    }
  }
  return failures;
}

/** The list in stretches of one kind. */
function runsOf<T>(list: readonly T[], kindOfOne: (one: T) => boolean): readonly T[][] {
  const runs: T[][] = [];
  let last: boolean | null = null;
  for (const one of list) {
    const kind = kindOfOne(one);
    if (kind === last) runs.at(-1)?.push(one);
    else runs.push([one]);
    last = kind;
  }
  return runs;
}
