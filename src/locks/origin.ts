import type { LockOrigin } from '../model/lock.ts';
import { source as sourceOf, type Value } from '../model/value/value.ts';

/** The origin that a lock or a frontmatter records; credentials in an address are left out. */
export function lockOrigin(source: Value | undefined, revision: Value | undefined): LockOrigin {
  return {
    source: (sourceOf(source) ?? '').replace(/\/\/[^/@\s]*@/g, '//'),
    revision: sourceOf(revision) || null,
  };
}
