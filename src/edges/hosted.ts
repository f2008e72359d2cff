import { blobId } from '../model/tree.ts';

/** A branch or tag at the server. */
export interface RemoteTip {
  readonly commit: string;
  readonly isBranch: boolean;
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
export interface Hosted {
  /** Why the server last showed nothing. */
  readonly complaint: string | null;
  files(commit: string): Promise<readonly HostedFile[] | null>;
  blob(oid: string): Promise<Uint8Array | null>;
  mergeBase(one: string, other: string): Promise<string | null>;
  tip(name: string): Promise<RemoteTip | null>;
  /** The names of all tags. */
  tags(): Promise<readonly string[]>;
}

const atOnce = 8;

/** Larger blobs are asked for again when they are read again. */
const largestKept = 1024 * 1024;

/** The blobs of a server: fetched a few at a time, and the small ones once. */
export class HostedBlobs {
  readonly #hosted: Hosted;
  readonly #kept = new Map<string, Uint8Array>();

  constructor(hosted: Hosted) {
    this.#hosted = hosted;
  }

  /** The bytes of some blobs; what does not have the hash it is named by is none. */
  async fetch(oids: Iterable<string>): Promise<ReadonlyMap<string, Uint8Array>> {
    const blobs = new Map<string, Uint8Array>();
    const left = [...new Set(oids)];
    const worker = async () => {
      for (let oid = left.pop(); oid !== undefined; oid = left.pop()) {
        const bytes = this.#kept.get(oid) ?? (await this.#hosted.blob(oid));
        if (bytes !== null && (oid.length !== 40 || blobId(bytes) === oid)) blobs.set(oid, bytes);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    for (const [oid, bytes] of blobs) if (bytes.length <= largestKept) this.#kept.set(oid, bytes);
    return blobs;
  }
}
