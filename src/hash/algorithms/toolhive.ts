import { createHash, type Hash } from 'node:crypto';
import { encodePath } from '../../model/text/path.ts';
import type { HashAlgorithm } from '../algorithm.ts';
import { comparePaths } from '../order.ts';

/** The `contentDigest` of toolhive: each path, NUL, the digest of its bytes, and a line feed, in byte order. */
export const toolhive: HashAlgorithm = {
  id: 'toolhive',
  select: (files) =>
    files.filter(({ kind }) => kind !== 'symlink').sort((a, b) => comparePaths(a.name, b.name)),
  begin() {
    const hash = createHash('sha256');
    let content: Hash | null = null;
    const close = () => {
      if (content) hash.update(content.digest()).update('\n');
      content = null;
    };
    return {
      file({ name }) {
        close();
        hash.update(encodePath(name)).update('\0');
        content = createHash('sha256');
      },
      chunk(bytes) {
        content?.update(bytes);
      },
      end() {
        close();
        return `sha256:${hash.digest('hex')}`;
      },
    };
  },
};
