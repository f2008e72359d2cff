import type { LockFile } from '../model/lock.ts';
import type { Repin } from './edit/repin.ts';
import type { PlainForm } from './plain-form.ts';

/** A lock format. A new one takes a file, a line in the index, and a case. */
export interface LockFormat {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  /** The usual file names; they only select files to read. */
  readonly files: readonly string[];
  /** The field that identifies its files. */
  readonly field: string;
  /** The only tool that may rewrite such locks; null for Skillaccord. */
  readonly writer: { readonly name: string; readonly command: string } | null;
  /** How entries find their targets: by skill name, by install folder, or by paths of folders and files. */
  readonly lookupBy: 'name' | 'installed' | 'path';
  /** Parses a lock of this format; null for other files. Never throws. */
  parse(path: string, text: string): LockFile | null;
  /** How its tool writes the entry of an updated skill; absent where only that tool may. */
  readonly repin?: Repin;
  /** How its tool writes a lock of which some entries can be read alone; absent where entries depend on each other. */
  readonly plainForm?: PlainForm;
}
