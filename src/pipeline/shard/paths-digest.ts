import { createHash } from 'node:crypto';
import type { TreeEntry } from '../../model/tree.ts';

/** A digest of all paths of a tree. */
export function pathsDigest(entries: readonly TreeEntry[]): string {
  const hash = createHash('sha256');
  for (const { path } of entries) hash.update(`${path}\0`);
  return hash.digest('hex');
}
