import { createHash } from 'node:crypto';
import type { HashAlgorithm } from '../algorithm.ts';

/** SHA-256 of the bytes of SKILL.md alone, the skill hash of some lock generators. */
export const skillMd: HashAlgorithm = {
  id: 'skill-md',
  select: (files) => files.filter(({ name, kind }) => name === 'SKILL.md' && kind !== 'symlink'),
  begin() {
    const hash = createHash('sha256');
    let hasFile = false;
    return {
      file() {
        hasFile = true;
      },
      chunk(bytes) {
        hash.update(bytes);
      },
      end: () => (hasFile ? hash.digest('hex') : ''),
    };
  },
};
