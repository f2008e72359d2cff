import { blobId } from '../model/tree.ts';

/** The commits of the branch and of the tag of one name at the server; null for one there is not. */
export interface RemoteNames {
  readonly branch: string | null;
  readonly tag: string | null;
}

/** A file of a commit as the server lists it; `mode` is git's. */
export interface HostedFile {
  readonly path: string;
  readonly mode: string;
  readonly oid: string;
}

/**
 * A repository as its server shows it through an API, for what git itself cannot fetch: a private one
 * whose checkout kept no credentials. Nothing throws; what the server does not show is null.
 */
export interface HostedRepository {
  /** Why the server last showed nothing. */
  readonly lastError: string | null;
  files(commit: string): Promise<readonly HostedFile[] | null>;
  blob(oid: string): Promise<Uint8Array | null>;
  mergeBase(one: string, other: string): Promise<string | null>;
  /** The branch and the tag of a name; null where the server does not say whether there is one. */
  names(name: string): Promise<RemoteNames | null>;
  /** The names of all tags. */
  tags(): Promise<readonly string[] | null>;
}

const concurrency = 8;

/** The bytes of some blobs, a few at a time; what does not have the hash it is named by is none. */
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
