import type { HashAlgorithm } from './algorithm.ts';

/** Stub. */
export const stub: HashAlgorithm = {
  id: 'content',
  select: () => [],
  begin: () => ({ file() {}, chunk() {}, end: () => '' }),
};
