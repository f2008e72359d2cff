import { code, msg } from '../../model/message.ts';
import { folderOf, resolve } from '../../model/text/path.ts';
import type { LockFormat } from '../format.ts';
import { type JsonLockFormat, parseJsonLock } from './json-lock.ts';

const jsonForm: JsonLockFormat = {
  format: 'kit-lock',
  versions: { field: 'lockfileVersion', known: ['2'] },
  field: 'hash',
  algorithmOf: (digest) => (/^sha256-16:[0-9a-f]{16}$/.test(digest) ? 'kit' : null),
  expectedForm: msg`${code('sha256-16:')} and 16 hexadecimal digits`,
  file: 'skills.lock',
  allowsEmptyHash: false,
  folderOf: (path, _entry, id) => resolve(folderOf(path), `skills/${id}`),
};

/** The lock of a kit of skills: JSON with a `hash` of 16 digits for each folder of `skills/`. */
export const kitLock: LockFormat = {
  id: jsonForm.format,
  title: 'Lock of a kit of skills',
  source: 'skills.lock, version 2, as in penpot-ai-kit',
  // Other tools write other files of this name.
  files: [],
  field: 'sha256-16',
  writer: { name: 'its script', command: 'node scripts/dev/update-lock.mjs' },
  lookupBy: 'path',
  parse(path, text) {
    const isKit = /"lockfileVersion"\s*:\s*2\b/.test(text) && text.includes('"sha256-16:');
    return isKit ? parseJsonLock(path, text, jsonForm) : null;
  },
};
