import type { ReadFailure, ReceiveChunk } from '../../model/tree.ts';
import { type Repository, runGit, startGit } from './git.ts';

/** A file of a tree with the id of its blob. */
export interface BlobRequest {
  readonly path: string;
  readonly oid: string;
}

/** The ids of blobs that are not in this clone. */
export async function absentBlobs(
  repository: Repository,
  requests: readonly BlobRequest[],
): Promise<ReadonlySet<string>> {
  const oids = [...new Set(requests.map(({ oid }) => oid))].filter((oid) => oid !== '');
  const input = oids.map((oid) => `${oid}\n`).join('');
  const { stdout } = await runGit(repository, ['cat-file', '--batch-check'], input);
  const present = new Set(
    [...stdout.toString('latin1').matchAll(/^(\w+) blob /gm)].map(([, oid = '']) => oid),
  );
  return new Set(oids.filter((oid) => !present.has(oid)));
}

/** Limits restarts of git, which some objects abort; the remaining blobs are then unreadable. */
const maxStarts = 100;

/**
 * Streams blobs in the order of the requests through `git cat-file --batch`. Some versions of git abort at a corrupt
 * or missing object: another process then reads the remaining blobs.
 */
export async function readBlobs(
  repository: Repository,
  requests: readonly BlobRequest[],
  receive: ReceiveChunk,
): Promise<Map<string, ReadFailure>> {
  const failures = new Map<string, ReadFailure>();
  let pending = requests;
  for (let starts = 0; pending.length > 0 && starts < maxStarts; starts++) {
    const processedCount = await readBatch(repository, pending, receive, failures);
    pending = pending.slice(processedCount);
  }
  for (const { path } of pending) failures.set(path, 'unreadable');
  return failures;
}

/** Reads the output of one git process; returns the number of processed requests, at least one. */
async function readBatch(
  repository: Repository,
  requests: readonly BlobRequest[],
  receive: ReceiveChunk,
  failures: Map<string, ReadFailure>,
): Promise<number> {
  const { child, ended } = startGit(repository, ['cat-file', '--batch', '--buffer']);
  const reader = new BatchReader(requests, receive, failures);
  child.stdin.end(requests.map(({ oid }) => `${oid}\n`).join(''));
  child.stdout.on('data', (piece: Buffer) => {
    try {
      reader.push(piece);
    } catch (cause) {
      // An error of the receiver rejects this function instead of crashing the stream.
      child.stdout.destroy(cause instanceof Error ? cause : new Error(String(cause)));
    }
  });
  await Promise.all([ended, streamClosed(child.stdout)]);
  return reader.end();
}

function streamClosed(stream: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('error', reject);
    stream.once('close', resolve);
  });
}

const maxHeaderLength = 4096;

/** Parser of `git cat-file --batch`: header line, content and line feed, repeated. */
export class BatchReader {
  readonly #requests: readonly BlobRequest[];
  readonly #receive: ReceiveChunk;
  readonly #failures: Map<string, ReadFailure>;
  #processed = 0;
  #state: 'header' | 'bytes' | 'newline' = 'header';
  #header = '';
  #size = 0;
  #remaining = 0;

  constructor(
    requests: readonly BlobRequest[],
    receive: ReceiveChunk,
    failures: Map<string, ReadFailure>,
  ) {
    this.#requests = requests;
    this.#receive = receive;
    this.#failures = failures;
  }

  push(piece: Buffer): void {
    let index = 0;
    while (index < piece.length) {
      if (this.#state === 'header') index = this.#readHeader(piece, index);
      else if (this.#state === 'bytes') index = this.#readBytes(piece, index);
      else index = this.#readNewline(index);
    }
  }

  /** Finishes the current blob as failed, and returns the number of processed requests. */
  end(): number {
    if (this.#processed === this.#requests.length) return this.#processed;
    if (this.#remaining > 0) this.#receive(this.#path(), new Uint8Array(0), this.#size, true);
    this.#fail(this.#state === 'header' ? 'missing' : 'unreadable');
    return this.#processed;
  }

  #readHeader(piece: Buffer, index: number): number {
    const end = piece.indexOf(10, index);
    this.#header += piece.toString('latin1', index, end === -1 ? piece.length : end);
    if (this.#header.length > maxHeaderLength) throw new Error('git cat-file gave no header line.');
    if (end === -1) return piece.length;
    const [, kind, size] = /^\w+ (\w+) (\d+)$/.exec(this.#header) ?? [];
    this.#header = '';
    if (size === undefined) this.#fail('missing');
    else this.#begin(kind === 'blob', Number(size));
    return end + 1;
  }

  #begin(isBlob: boolean, size: number): void {
    if (!isBlob) this.#failures.set(this.#path(), 'unreadable');
    this.#size = size;
    this.#remaining = size;
    this.#state = size === 0 ? 'newline' : 'bytes';
    if (size === 0 && isBlob) this.#receive(this.#path(), new Uint8Array(0), 0, true);
  }

  #readBytes(piece: Buffer, index: number): number {
    const part = piece.subarray(index, index + this.#remaining);
    this.#remaining -= part.length;
    if (this.#remaining === 0) this.#state = 'newline';
    const path = this.#path();
    if (!this.#failures.has(path)) this.#receive(path, part, this.#size, this.#remaining === 0);
    return index + part.length;
  }

  #readNewline(index: number): number {
    this.#processed++;
    this.#state = 'header';
    return index + 1;
  }

  #fail(reason: ReadFailure): void {
    this.#failures.set(this.#path(), reason);
    this.#processed++;
  }

  #path(): string {
    return this.#requests[this.#processed]?.path ?? '';
  }
}
