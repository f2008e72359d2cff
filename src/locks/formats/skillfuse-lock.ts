import { folderOf, resolve } from '../../model/text/path.ts';
import { get, text as textOf } from '../../model/value/value.ts';
import type { LockFormat } from '../format.ts';
import { sha256Form } from '../problems.ts';
import { type JsonLockFormat, parseJsonLock } from './json-lock.ts';

const lockFormat: JsonLockFormat = {
  format: 'skillfuse-lock',
  versions: { field: 'schema', known: ['skillfuse/lock/v1'] },
  field: 'digest',
  algorithmOf: (digest) => (/^sha256:[0-9a-f]{64}$/.test(digest) ? 'skillfuse' : null),
  expectedForm: sha256Form,
  file: 'skillfuse.lock',
  allowsEmptyHash: false,
  folderOf: (path, entry) => resolve(folderOf(path), textOf(get(entry, 'path')) ?? ''),
};

/** The lock of skillfuse: JSON with a `path` and a `digest` per approved skill. */
export const skillfuseLock: LockFormat = {
  id: lockFormat.format,
  title: 'Lock of skillfuse',
  source: 'skillfuse.lock, schema skillfuse/lock/v1',
  files: [lockFormat.file],
  field: lockFormat.field,
  writer: { name: 'skillfuse', command: 'skillfuse lock generate' },
  lookupBy: 'path',
  parse(path, text) {
    const isSkillfuse = /"schema"\s*:\s*"skillfuse\/lock\/v\d+"/.test(text);
    return isSkillfuse ? parseJsonLock(path, text, lockFormat) : null;
  },
};
