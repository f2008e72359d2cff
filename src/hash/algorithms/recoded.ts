import type { HashAlgorithm, Hasher } from '../algorithm.ts';
import { type LineEnds, type LineEndWriter, lineEndWriter } from '../line-ends.ts';

/** Git takes a file for binary when a NUL is among its first bytes, and leaves its line ends alone. */
const sniffed = 8000;

/**
 * An algorithm over the same files with other line ends, as a checkout with `core.autocrlf` makes them.
 * It is for hashes that say nothing of sizes.
 */
export function recoded(algorithm: HashAlgorithm, ends: LineEnds): HashAlgorithm {
  return {
    id: `${algorithm.id}/${ends}`,
    select: algorithm.select,
    begin: () => recoding(algorithm.begin(), ends),
  };
}

function recoding(hasher: Hasher, ends: LineEnds): Hasher {
  let left = 0;
  let head: Uint8Array[] = [];
  let missing = 0;
  let writer: LineEndWriter | null = null;
  const write = (bytes: Uint8Array) => hasher.chunk(writer ? writer.write(bytes) : bytes);
  return {
    file(file, size) {
      hasher.file(file, size);
      left = size;
      missing = Math.min(size, sniffed);
      head = [];
    },
    chunk(bytes) {
      left -= bytes.length;
      if (missing > 0) {
        head.push(Buffer.from(bytes));
        missing -= bytes.length;
        if (missing > 0) return;
        const start = Buffer.concat(head);
        writer = start.subarray(0, sniffed).includes(0) ? null : lineEndWriter(ends);
        write(start);
      } else write(bytes);
      if (left === 0 && writer) hasher.chunk(writer.end());
      if (left === 0) writer = null;
    },
    end: () => hasher.end(),
  };
}
