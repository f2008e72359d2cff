import type { ReadFailure, ReceiveChunk } from '../../model/tree.ts';
import { type Repository, runGit, startGit } from './git.ts';

/** A file of a tree, and the blob that holds its bytes. */
export interface BlobRequest {
  readonly path: string;
  readonly oid: string;
}

/** The ids of those blobs that are not in this clone. */
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

/** git is started anew this often when an object makes it break off, then the rest is given up. */
const maxStarts = 100;

/**
 * Reads blobs in the order asked through one `git cat-file --batch`, each piece as it comes. A
 * corrupt object, or one a partial clone left out, makes some versions of git break off: the rest is
 * then read by another.
 */
export async function readBlobs(
  repository: Repository,
  requests: readonly BlobRequest[],
  receive: ReceiveChunk,
): Promise<Map<string, ReadFailure>> {
  const failures = new Map<string, ReadFailure>();
  let pending = requests;
  for (let starts = 0; pending.length > 0 && starts < maxStarts; starts++) {
    const answeredCount = await readBatch(repository, pending, receive, failures);
    pending = pending.slice(answeredCount);
  }
  for (const { path } of pending) failures.set(path, 'unreadable');
  return failures;
}

/** Reads what one git process gives; gives how many files have their answer, at least one. */
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
      // A fault of the receiver, which is told to the one who asked, not to the stream.
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

/** Takes the answer of `git cat-file --batch` apart: a header line, the bytes, a line feed; again. */
export class BatchReader {
  readonly #wanted: readonly BlobRequest[];
  readonly #receive: ReceiveChunk;
  readonly #failures: Map<string, ReadFailure>;
  #answered = 0;
  #expects: 'header' | 'bytes' | 'newline' = 'header';
  #header = '';
  #size = 0;
  #left = 0;

  constructor(
    requests: readonly BlobRequest[],
    receive: ReceiveChunk,
    failures: Map<string, ReadFailure>,
  ) {
    this.#wanted = requests;
    this.#receive = receive;
    this.#failures = failures;
  }

  push(piece: Buffer): void {
    let at = 0;
    while (at < piece.length) {
      if (this.#expects === 'header') at = this.#readHeader(piece, at);
      else if (this.#expects === 'bytes') at = this.#readBytes(piece, at);
      else at = this.#readNewline(at);
    }
  }

  /** How many files have their answer; the one at which git broke off has it now. */
  end(): number {
    if (this.#answered === this.#wanted.length) return this.#answered;
    if (this.#left > 0) this.#receive(this.#path(), new Uint8Array(0), this.#size, true);
    this.#fail(this.#expects === 'header' ? 'missing' : 'unreadable');
    return this.#answered;
  }

  #readHeader(piece: Buffer, at: number): number {
    const end = piece.indexOf(10, at);
    this.#header += piece.toString('latin1', at, end === -1 ? piece.length : end);
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
    this.#left = size;
    this.#expects = size === 0 ? 'newline' : 'bytes';
    if (size === 0 && isBlob) this.#receive(this.#path(), new Uint8Array(0), 0, true);
  }

  #readBytes(piece: Buffer, at: number): number {
    const part = piece.subarray(at, at + this.#left);
    this.#left -= part.length;
    if (this.#left === 0) this.#expects = 'newline';
    const path = this.#path();
    if (!this.#failures.has(path)) this.#receive(path, part, this.#size, this.#left === 0);
    return at + part.length;
  }

  #readNewline(at: number): number {
    this.#answered++;
    this.#expects = 'header';
    return at + 1;
  }

  #fail(reason: ReadFailure): void {
    this.#failures.set(this.#path(), reason);
    this.#answered++;
  }

  #path(): string {
    return this.#wanted[this.#answered]?.path ?? '';
  }
}
