import { createHash } from 'node:crypto';
import type { ReceiveChunk } from '../../model/tree.ts';
import { type Content, contentOf } from './file-content.ts';
import { type Conversion, looksBinary } from './line-endings.ts';

/** Passes a content to the receiver; false if it ended before its size. The last call always has the end flag. */
export function deliver(path: string, content: Content, receive: ReceiveChunk): boolean {
  let delivered = 0;
  for (const piece of content.pieces()) {
    delivered += piece.length;
    receive(path, piece, content.size, delivered === content.size);
  }
  if (delivered < content.size) receive(path, new Uint8Array(0), content.size, true);
  return delivered === content.size;
}

/** The blob id of a content, in the hash algorithm of the repository. */
function blobIdOf(content: Content, format: 'sha1' | 'sha256'): string {
  const hash = createHash(format).update(`blob ${content.size}\0`);
  for (const piece of content.pieces()) hash.update(piece);
  return hash.digest('hex');
}

/** The content of a file as git stores it. */
export interface CommittedContent {
  readonly content: Content;
  readonly id: string;
}

/**
 * The content of a file as git would store it, verified against the blob id of its checkout: CRLF converted back to
 * LF, or an LFS pointer instead of the file. Undefined if it depends on an unknown line ending conversion.
 */
export function asCommitted(
  content: Content,
  oid: string | null,
  conversion: Conversion | undefined,
): CommittedContent | undefined {
  const format = oid?.length === 64 ? 'sha256' : 'sha1';
  const raw = { content, id: blobIdOf(content, format) };
  if (oid === null || raw.id === oid) return raw;
  const lfContent = normalizeLineEndings(content);
  if (lfContent && blobIdOf(lfContent, format) === oid) {
    if (conversion === undefined) return undefined;
    const keepsCrlf = conversion === 'none' || (conversion === 'auto' && looksBinary(content));
    return keepsCrlf ? raw : { content: lfContent, id: oid };
  }
  const pointer = lfsPointer(content);
  return blobIdOf(pointer, format) === oid ? { content: pointer, id: oid } : raw;
}

/** The content with LF for every CRLF; null without a CRLF. */
function normalizeLineEndings(content: Content): Content | null {
  let crlfCount = 0;
  for (const piece of stripCarriageReturns(content)) crlfCount -= piece.length;
  crlfCount += content.size;
  return crlfCount === 0
    ? null
    : { size: content.size - crlfCount, pieces: () => stripCarriageReturns(content) };
}

const carriageReturn = 0x0d;
const lineFeed = 0x0a;

function* stripCarriageReturns(content: Content): Generator<Uint8Array> {
  let hasPendingReturn = false;
  for (const piece of content.pieces()) {
    if (piece.length === 0) continue;
    if (hasPendingReturn && piece[0] !== lineFeed) yield Uint8Array.of(carriageReturn);
    hasPendingReturn = piece[piece.length - 1] === carriageReturn;
    const part = normalizePiece(hasPendingReturn ? piece.subarray(0, -1) : piece);
    if (part.length > 0) yield part;
  }
  if (hasPendingReturn) yield Uint8Array.of(carriageReturn);
}

function normalizePiece(piece: Uint8Array): Uint8Array {
  if (piece.indexOf(carriageReturn) === -1) return piece;
  const result = new Uint8Array(piece.length);
  let length = 0;
  for (let index = 0; index < piece.length; index++) {
    if (piece[index] === carriageReturn && piece[index + 1] === lineFeed) continue;
    result[length++] = piece[index] ?? 0;
  }
  return result.subarray(0, length);
}

/** The git-LFS pointer of a content (LFS specification, version 1). */
function lfsPointer(content: Content): Content {
  const hash = createHash('sha256');
  for (const piece of content.pieces()) hash.update(piece);
  const lines = [
    'version https://git-lfs.github.com/spec/v1',
    `oid sha256:${hash.digest('hex')}`,
    `size ${content.size}`,
  ];
  return contentOf(Buffer.from(lines.map((line) => `${line}\n`).join('')));
}
