import { createHash, type Hash } from 'node:crypto';
import type { SkillFile } from '../../model/skill.ts';
import { encodePath } from '../../model/text/path.ts';
import type { HashAlgorithm } from '../algorithm.ts';

/** The framing of a SHA-256 over many files: which files, their order, and the separators. */
export interface Framing {
  readonly id: string;
  readonly includes: (file: SkillFile) => boolean;
  readonly compare: (a: string, b: string) => number;
  /** After the path, before the bytes. */
  readonly afterPath: string;
  /** After the bytes. */
  readonly afterBytes: string;
  /** Before the digest. */
  readonly prefix: string;
  /** The number of hexadecimal digits of the digest; all by default. */
  readonly digits?: number;
}

/** The algorithm of a framing, over regular files only; ignores `.skillignore`. */
export function createFramedAlgorithm(framing: Framing): HashAlgorithm {
  const { id, includes, compare, afterPath, afterBytes, prefix, digits } = framing;
  return {
    id,
    select: (files) =>
      files
        .filter((file) => file.kind !== 'symlink' && includes(file))
        .sort((a, b) => compare(a.name, b.name)),
    begin() {
      const hash: Hash = createHash('sha256');
      let isFirst = true;
      return {
        file({ name }) {
          if (!isFirst) hash.update(afterBytes);
          isFirst = false;
          hash.update(encodePath(name)).update(afterPath);
        },
        chunk(bytes) {
          hash.update(bytes);
        },
        end: () => {
          const digest = hash.update(isFirst ? '' : afterBytes).digest('hex');
          return prefix + digest.slice(0, digits);
        },
      };
    },
  };
}
