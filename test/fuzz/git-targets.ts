import { BatchReader } from '../../src/io/git/blobs.ts';
import { changesIn } from '../../src/io/git/manifest-history.ts';
import { parseTree } from '../../src/io/git/tree.ts';
import { parseListing } from '../../src/io/git/work-tree/listing.ts';
import type { ReadFailure } from '../../src/model/tree.ts';
import type { Target } from './targets.ts';

const oid = '0123456789abcdef0123456789abcdef01234567';

interface Reader {
  readonly seed: string;
  run(bytes: Buffer): unknown;
}

/** `git ls-tree -r -z`. */
const readTree: Reader = {
  seed: `100644 blob ${oid}\ta/SKILL.md\x00120000 blob ${oid}\tb\xff\x00160000 commit ${oid}\tc\x00`,
  run: (bytes) => [...parseTree(bytes)],
};

/** `git ls-files -z -t -s -o`. */
const readIndex: Reader = {
  seed: `H 100644 ${oid} 0\ta\0S 100755 ${oid} 2\tb c\0? d/\0? e\0`,
  run: parseListing,
};

/** `git cat-file --batch`, in pieces as from a pipe. */
const readConcatenated: Reader = {
  seed: `${oid} blob 3\nabc\n${oid} missing\n${oid} tree 2\nxy\n${oid} blob 0\n\n`,
  run: (all) => {
    const wanted = Array.from({ length: 8 }, (_, index) => ({ path: `f${index}`, oid }));
    const failures = new Map<string, ReadFailure>();
    let read = '';
    const reader = new BatchReader(
      wanted,
      (path, piece, size, last) => {
        read += `${path} ${Buffer.from(piece).toString('latin1')} ${size} ${last}\n`;
      },
      failures,
    );
    try {
      for (let index = 0; index < all.length; index += 7)
        reader.push(all.subarray(index, index + 7));
      reader.end();
    } catch (cause) {
      // Output that git never produces causes exactly this error and exit code 3.
      if (!(cause instanceof Error) || !cause.message.startsWith('git cat-file gave')) throw cause;
      return cause.message;
    }
    return [read, [...failures]];
  },
};

/** `git log --raw -z`. */
const readHistory: Reader = {
  seed: `\x01${oid} ${oid}\0\n:100644 100644 ${oid} ${oid} M\0a/SKILL.md\0\x01${oid} \0`,
  run: (bytes) => [...changesIn(bytes)],
};

const readers = [readTree, readIndex, readConcatenated, readHistory];

/** The output of git; the first byte selects the command. */
export const git: Target = {
  name: 'git',
  corpus: /never/,
  seeds: readers.map(({ seed }, index) => `${index}${seed}`),
  run: (bytes) => readers[(bytes[0] ?? 0) % readers.length]?.run(Buffer.from(bytes.subarray(1))),
};
