import { folderOf, resolve } from '../../model/text/path.ts';
import { get, text as textOf } from '../../model/value/value.ts';
import type { LockFormat } from '../format.ts';
import { mightContain } from '../might-contain.ts';
import { sha256Form } from '../problems.ts';
import { type JsonLockFormat, parseJsonLock } from './json-lock.ts';

const lockFormat: JsonLockFormat = {
  format: 'sklock-lock',
  versions: { field: 'version', known: ['1'] },
  field: 'contentHash',
  algorithmOf: (digest) => (/^sha256:[0-9a-f]{64}$/.test(digest) ? 'sklock-content' : null),
  expectedForm: sha256Form,
  furtherFields: new Map([['closureHash', 'sklock-closure']]),
  file: 'skill.lock',
  allowsEmptyHash: false,
  folderOf: (path, entry) => resolve(folderOf(path), textOf(get(entry, 'path')) ?? ''),
};

/** The lock of sklock: JSON with a `path`, a `contentHash` and a `closureHash` per skill. */
export const sklockLock: LockFormat = {
  id: lockFormat.format,
  title: 'Lock of sklock',
  source: 'skill.lock, version 1',
  // Other tools write other files of this name.
  files: [],
  field: lockFormat.field,
  writer: { name: 'sklock', command: 'sklock lock' },
  lookupBy: 'path',
  parse: (path, text) =>
    mightContain(text, ['contentHash', 'closureHash'])
      ? parseJsonLock(path, text, lockFormat)
      : null,
};
