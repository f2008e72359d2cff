import { createHash } from 'node:crypto';
import { encodePath } from '../../model/text/path.ts';
import type { HashAlgorithm } from '../algorithm.ts';
import { selectFiles } from '../ignore/select.ts';

/**
 * The content hash of ADR-003: each file as `./<path>`, a line feed and its bytes. The stream has no file
 * sizes, so two different trees can share a hash; `integrity` has no such collisions.
 */
export const content: HashAlgorithm = {
  id: 'content',
  select: selectFiles,
  begin() {
    const hash = createHash('sha256');
    return {
      file({ name }) {
        hash.update('./').update(encodePath(name)).update('\n');
      },
      chunk(bytes) {
        hash.update(bytes);
      },
      end: () => `sha256:${hash.digest('hex')}`,
    };
  },
};
