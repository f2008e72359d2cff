import { msg } from '../../model/message.ts';
import type { LockFormat } from '../format.ts';
import { type JsonLockFormat, parseJsonLock, plainJsonForm } from './json-lock.ts';

const lockFormat: JsonLockFormat = {
  format: 'skills-lock',
  versions: { field: 'version', known: ['1'] },
  field: 'computedHash',
  algorithmOf: (digest) => (/^[0-9a-f]{64}$/.test(digest) ? 'skills-lock' : null),
  expectedForm: msg`64 hexadecimal digits`,
  file: 'skills-lock.json',
  allowsEmptyHash: true,
  hashesSource: true,
};

const keys = ['source', 'sourceUrl', 'ref', 'sourceType', 'skillPath', lockFormat.field];

/** The project lock of the `skills` command line: JSON with a `computedHash` per skill. */
export const skillsLock: LockFormat = {
  id: lockFormat.format,
  title: 'Project lock of the skills command line',
  source: 'skills-lock.json, version 1',
  files: [lockFormat.file],
  field: lockFormat.field,
  writer: { name: 'the skills CLI', command: 'npx skills update' },
  lookupBy: 'installed',
  plainForm: plainJsonForm(lockFormat, keys),
  parse: (path, text) => parseJsonLock(path, text, lockFormat),
  repin: {
    syntax: 'json',
    order: keys,
    values: ({ digests, ref, skillPath }) => ({
      ref,
      skillPath,
      [lockFormat.field]: digests.get('skills-lock'),
    }),
  },
};
