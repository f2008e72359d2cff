import { blobId } from '../model/tree.ts';

/** The commits of the branch and of the tag of one name at the server; null for a missing one. */
export interface RemoteCommits {
  readonly branch: string | null;
  readonly tag: string | null;
}

/** A file of a commit as listed by the server; `mode` is git's. */
export interface HostedFile {
  readonly path: string;
  readonly mode: string;
  readonly oid: string;
}

/**
 * A repository through the API of its server, for objects that git cannot fetch: a private repository checked out
 * without persisted credentials. Methods never throw; null means unavailable.
 */
export interface HostedRepository {
  /** The reason of the last failure. */
  readonly lastError: string | null;
  files(commit: string): Promise<readonly HostedFile[] | null>;
  blob(oid: string): Promise<Uint8Array | null>;
  mergeBase(commit: string, other: string): Promise<string | null>;
  /** The branch and the tag of a name; null if the server does not answer. */
  names(name: string): Promise<RemoteCommits | null>;
  /** The names of all tags. */
  tags(): Promise<readonly string[] | null>;
}

const concurrency = 8;

/** Fetches blobs, a few at a time; drops bytes that do not match their blob id. */
export async function fetchBlobs(
  hosted: HostedRepository,
  oids: Iterable<string>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const blobs = new Map<string, Uint8Array>();
  const pending = [...new Set(oids)];
  const worker = async () => {
    for (let oid = pending.pop(); oid !== undefined; oid = pending.pop()) {
      const bytes = await hosted.blob(oid);
      if (bytes !== null && (oid.length !== 40 || blobId(bytes) === oid)) blobs.set(oid, bytes);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return blobs;
}
