import type { LockEntry, LockFile } from '../../model/lock.ts';
import { setFields } from './set-fields.ts';

/** The new state of one entry. An absent value leaves its field as it is. */
export interface NewPin {
  /** The digests of the folder of the source, by algorithm. */
  readonly digests: ReadonlyMap<string, string>;
  /** The branch, tag or commit that the entry is to follow from now on. */
  readonly ref?: string | undefined;
  /** The path of the SKILL.md in the source, if it moved there. */
  readonly skillPath?: string | undefined;
  /** The commit of the source; null if it has none. */
  readonly commit: string | null;
  /** The version that the skill declares. */
  readonly version: string | null;
  /** The time of the update, in the form of ISO 8601. */
  readonly time: string;
}

/** How the tool of a lock format writes an updated entry. */
export interface Repin {
  readonly syntax: 'json' | 'yaml';
  /** The fields of an entry in the order of the tool. */
  readonly order: readonly string[];
  /** The values of the fields; undefined leaves a field as it is, null removes it. */
  readonly values: (
    pin: NewPin,
    entry: LockEntry,
  ) => Readonly<Record<string, string | null | undefined>>;
}

/** The text of a lock with one entry re-pinned; null if its text cannot be edited in place. */
export function repinEntry(
  { path, text }: Pick<LockFile, 'path' | 'text'>,
  entry: LockEntry,
  pin: NewPin,
  { syntax, order, values }: Repin,
): string | null {
  const changes = Object.entries(values(pin, entry)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return setFields(path, text, syntax, { id: entry.id, values: new Map(changes), order });
}
