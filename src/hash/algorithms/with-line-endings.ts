import type { HashAlgorithm, Hasher } from '../algorithm.ts';
import { type LineEndings, type LineEndingWriter, lineEndingWriter } from '../line-endings.ts';

/** Git treats a file with a NUL in this prefix as binary and keeps its line endings. */
const sniffLength = 8000;

/**
 * An algorithm over the same files with other line endings, as in a checkout with `core.autocrlf`. Only for
 * hashes without file sizes.
 */
export function withLineEndings(algorithm: HashAlgorithm, lineEndings: LineEndings): HashAlgorithm {
  return {
    id: `${algorithm.id}/${lineEndings}`,
    select: algorithm.select,
    begin: () => recodingHasher(algorithm.begin(), lineEndings),
  };
}

function recodingHasher(hasher: Hasher, lineEndings: LineEndings): Hasher {
  let remaining = 0;
  let headChunks: Uint8Array[] = [];
  let bytesToSniff = 0;
  let writer: LineEndingWriter | null = null;
  const write = (bytes: Uint8Array) => hasher.chunk(writer ? writer.write(bytes) : bytes);
  return {
    file(file, size) {
      hasher.file(file, size);
      remaining = size;
      bytesToSniff = Math.min(size, sniffLength);
      headChunks = [];
    },
    chunk(bytes) {
      remaining -= bytes.length;
      if (bytesToSniff > 0) {
        headChunks.push(Buffer.from(bytes));
        bytesToSniff -= bytes.length;
        if (bytesToSniff > 0) return;
        const start = Buffer.concat(headChunks);
        writer = start.subarray(0, sniffLength).includes(0) ? null : lineEndingWriter(lineEndings);
        write(start);
      } else write(bytes);
      if (remaining === 0 && writer) hasher.chunk(writer.end());
      if (remaining === 0) writer = null;
    },
    end: () => hasher.end(),
  };
}
