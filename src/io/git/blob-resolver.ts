import type { ReadFailure, ReceiveChunk } from '../../model/tree.ts';
import { UsageError } from '../../model/usage-error.ts';
import { fetchBlobs } from '../hosted-repository.ts';
import { absentBlobs, type BlobRequest, readBlobs } from './blobs.ts';
import { fetchMissingBlobs } from './fetch.ts';
import type { Repository } from './git.ts';
import { isPartial } from './repository.ts';

/**
 * Reads blobs in the order of the requests: from this clone, or else fetched by git, or else from the server's API.
 * Blobs that a partial clone lacks are missing. Throws UsageError if the API refuses a blob.
 */
export async function resolveBlobs(
  repository: Repository,
  requests: readonly BlobRequest[],
  receive: ReceiveChunk,
): Promise<ReadonlyMap<string, ReadFailure>> {
  const absent = repository.online ? await absentBlobs(repository, requests) : new Set<string>();
  if (absent.size === 0) return readBlobs(repository, requests, receive);
  const missing = (await isPartial(repository))
    ? await fetchAbsent(repository, requests, absent)
    : absent;
  const { hosted } = repository;
  if (hosted === null || missing.size === 0) return readBlobs(repository, requests, receive);
  const fetched = await fetchBlobs(hosted, missing);
  const unavailable = requests.find(({ oid }) => missing.has(oid) && !fetched.has(oid));
  if (unavailable) {
    throw new UsageError(
      `"${unavailable.path}" is not in this clone, and the API does not give it (${hosted.lastError ?? 'it has other bytes'}).`,
      'Let the token read contents, or clone without a filter.',
    );
  }
  return readInOrder(repository, requests, fetched, receive);
}

/** The blobs that git cannot fetch. */
async function fetchAbsent(
  repository: Repository,
  requests: readonly BlobRequest[],
  absent: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  await fetchMissingBlobs(repository, [...absent]);
  return absentBlobs(repository, requests);
}

async function readInOrder(
  repository: Repository,
  requests: readonly BlobRequest[],
  fetched: ReadonlyMap<string, Uint8Array>,
  receive: ReceiveChunk,
): Promise<ReadonlyMap<string, ReadFailure>> {
  const failures = new Map<string, ReadFailure>();
  for (const group of groupConsecutive(requests, ({ oid }) => fetched.has(oid))) {
    const [first] = group;
    if (first && !fetched.has(first.oid)) {
      const blobFailures = await readBlobs(repository, group, receive);
      for (const [path, failure] of blobFailures) failures.set(path, failure);
      continue;
    }
    for (const { path, oid } of group) {
      const bytes = fetched.get(oid);
      if (bytes) receive(path, bytes, bytes.length, true);
    }
  }
  return failures;
}

/** Splits a list into runs of equal classification. */
function groupConsecutive<T>(list: readonly T[], classify: (item: T) => boolean): readonly T[][] {
  const groups: T[][] = [];
  let last: boolean | null = null;
  for (const item of list) {
    const kind = classify(item);
    if (kind === last) groups.at(-1)?.push(item);
    else groups.push([item]);
    last = kind;
  }
  return groups;
}
