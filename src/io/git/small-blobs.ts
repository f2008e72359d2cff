import type { ReceiveChunk } from '../../model/tree.ts';
import type { BlobRequest } from './blobs.ts';

/** The most bytes of one blob, and of all blobs, that are kept. */
const maxBlobBytes = 64 * 1024;
const maxTotalBytes = 4 * 1024 * 1024;

/** The small blobs of a tree that were read: to read them again starts no process. */
export class SmallBlobs {
  readonly #kept = new Map<string, Uint8Array>();
  #totalBytes = 0;

  /** Passes on the requested blobs; false, and nothing passed on, if some of them are not kept. */
  deliver(requests: readonly BlobRequest[], receive: ReceiveChunk): boolean {
    const blobs = requests.flatMap(({ oid }) => this.#kept.get(oid) ?? []);
    if (blobs.length < requests.length) return false;
    for (const [index, bytes] of blobs.entries())
      receive(requests[index]?.path ?? '', bytes, bytes.length, true);
    return true;
  }

  /** A receiver that also keeps the small blobs. */
  keeping(requests: readonly BlobRequest[], receive: ReceiveChunk): ReceiveChunk {
    const oids = new Map(requests.map(({ path, oid }) => [path, oid]));
    let pieces: Buffer[] = [];
    return (path, chunk, size, last) => {
      receive(path, chunk, size, last);
      if (size <= maxBlobBytes) pieces.push(Buffer.from(chunk));
      if (!last) return;
      const bytes = Buffer.concat(pieces);
      pieces = [];
      if (bytes.length === size) this.#keep(oids.get(path) ?? '', bytes);
    };
  }

  #keep(oid: string, bytes: Uint8Array): void {
    if (this.#kept.has(oid) || this.#totalBytes + bytes.length > maxTotalBytes) return;
    this.#kept.set(oid, bytes);
    this.#totalBytes += bytes.length;
  }
}
