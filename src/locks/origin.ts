import type { LockFields, LockOrigin } from '../model/lock.ts';
import { fields, source as sourceOf, type Value } from '../model/value/value.ts';

/** The origin that a lock or a frontmatter records; credentials in an address are left out. */
export function lockOrigin(source: Value | undefined, revision: Value | undefined): LockOrigin {
  return {
    source: (sourceOf(source) ?? '').replace(/\/\/[^/@\s]*@/g, '//'),
    revision: sourceOf(revision) || null,
  };
}

/** The scalar fields of an entry, as written. */
export function lockFields(entry: Value | undefined): LockFields {
  return new Map(
    fields(entry).flatMap(({ key, value }) => {
      const text = sourceOf(value);
      return text === undefined || text === '' ? [] : [[key, { value: text, at: value.at }]];
    }),
  );
}
