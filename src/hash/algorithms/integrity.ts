import { createHash } from 'node:crypto';
import { encodePath } from '../../model/text/path.ts';
import type { HashAlgorithm } from '../algorithm.ts';
import { selectFiles } from '../ignore/select.ts';

/**
 * The integrity of a skill, over the files of its content hash: path, mode and size, each followed by a NUL
 * byte, then the bytes, so different trees never produce the same stream.
 */
export const integrity: HashAlgorithm = {
  id: 'integrity',
  select: selectFiles,
  begin() {
    const hash = createHash('sha256');
    return {
      file({ name, kind }, size) {
        const mode = kind === 'executable' ? '100755' : '100644';
        hash.update(encodePath(name)).update(`\0${mode}\0${size}\0`);
      },
      chunk(bytes) {
        hash.update(bytes);
      },
      end: () => `sha256-${hash.digest('base64')}`,
    };
  },
};
