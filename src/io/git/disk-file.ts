import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  type Stats,
} from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { encodePath } from '../../model/text/path.ts';
import type { ReadFailure, ReceiveChunk, TreeEntry } from '../../model/tree.ts';
import { asCommitted, deliver } from './committed-content.ts';
import { type Content, contentOf } from './file-content.ts';
import type { Conversion } from './line-endings.ts';

/** A path for the file system: bytes if it is not UTF-8. */
export type DiskPath = string | Buffer;

/** The location of a path of a tree on the disk. */
export function diskPath(top: string, path: string): DiskPath {
  const full = `${top}/${path}`;
  return /\p{Surrogate}/u.test(path) ? Buffer.from(encodePath(full)) : full;
}

/**
 * File status without following links; undefined for a missing file, null if unknown, such as in a folder without
 * permission.
 */
export function lstatSafely(path: DiskPath): Stats | null | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (cause) {
    // ENOTDIR: a parent folder has become a file.
    return cause instanceof Error && 'code' in cause && cause.code === 'ENOTDIR' ? undefined : null;
  }
}

/**
 * Reads one file from the disk; returns the blob id of the content, null on failure or if a needed `conversion` is
 * unknown. `oid` is the blob id of its checkout. The content of a link is its target, as in git.
 */
export function readFile(
  top: string,
  { path, kind }: TreeEntry,
  oid: string | null,
  receive: ReceiveChunk,
  conversion: Conversion | undefined,
): string | null {
  const filePath = diskPath(top, path);
  const link = kind === 'symlink' ? linkContent(filePath) : undefined;
  const deliverContent = (found: Content) => {
    const committed = asCommitted(found, oid, conversion);
    return committed && deliver(path, committed.content, receive) ? committed.id : null;
  };
  return (link ? deliverContent(link) : withFile(filePath, deliverContent)) ?? null;
}

/** The target of a link; undefined if links are checked out as plain files. */
function linkContent(path: DiskPath): Content | undefined {
  try {
    return contentOf(readlinkSync(path, { encoding: 'buffer' }));
  } catch {
    return undefined;
  }
}

/** Reads files one after another, with regular yields to the event loop; returns the failures. */
export async function readSequentially(
  paths: readonly string[],
  read: (path: string) => ReadFailure | null | Promise<ReadFailure | null>,
): Promise<Map<string, ReadFailure>> {
  const failures = new Map<string, ReadFailure>();
  for (const [index, path] of paths.entries()) {
    const result = read(path);
    const failure = result instanceof Promise ? await result : result;
    if (failure) failures.set(path, failure);
    if (index % yieldInterval === yieldInterval - 1) await setImmediate();
  }
  return failures;
}

const yieldInterval = 256;

/** Larger files are streamed. */
const maxWholeBytes = 4 * 1024 * 1024;
const pieceBytes = 256 * 1024;

/** Follows no link at the end of the path, and never blocks on a pipe. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens a regular file for `consume` and closes it; undefined if it is not a readable regular file. */
function withFile<T>(path: DiskPath, consume: (content: Content) => T): T | undefined {
  let file: number;
  try {
    file = openSync(path, flags);
  } catch {
    // For any reason, there are no bytes; the caller reports the file as unreadable.
    return undefined;
  }
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) return undefined;
    const content =
      stat.size <= maxWholeBytes ? readWhole(file, stat.size) : streamFile(file, stat.size);
    return content && consume(content);
  } finally {
    closeSync(file);
  }
}

/** Shared by small files, of which only one is open at a time. */
const sharedBuffer = Buffer.allocUnsafeSlow(64 * 1024);

function readWhole(file: number, size: number): Content | undefined {
  const bytes =
    size <= sharedBuffer.length ? sharedBuffer.subarray(0, size) : Buffer.allocUnsafe(size);
  return readFully(file, bytes, 0) === size ? contentOf(bytes) : undefined;
}

function streamFile(file: number, size: number): Content {
  return {
    size,
    *pieces() {
      for (let index = 0; index < size; ) {
        const piece = Buffer.allocUnsafe(Math.min(pieceBytes, size - index));
        const length = readFully(file, piece, index);
        if (length > 0) yield piece.subarray(0, length);
        if (length < piece.length) return;
        index += length;
      }
    },
  };
}

/** Reads until the buffer is full or the file ends. */
function readFully(file: number, bytes: Buffer, position: number): number {
  let length = 0;
  while (length < bytes.length) {
    const count = tryRead(file, bytes.subarray(length), position + length);
    if (count === 0) break;
    length += count;
  }
  return length;
}

function tryRead(file: number, bytes: Buffer, position: number): number {
  try {
    return readSync(file, bytes, 0, bytes.length, position);
  } catch {
    // A disk error looks like an early end, which is reported as unreadable.
    return 0;
  }
}
