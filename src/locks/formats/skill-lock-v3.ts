import { msg } from '../../model/message.ts';
import { wordList } from '../../model/text/word-list.ts';
import type { LockFormat } from '../format.ts';
import { type JsonLockFormat, parseJsonLock, plainJsonForm } from './json-lock.ts';

const lockFormat: JsonLockFormat = {
  format: 'skill-lock-v3',
  versions: { field: 'version', known: ['3'] },
  field: 'skillFolderHash',
  algorithmOf(digest) {
    if (/^[0-9a-f]{40}$/.test(digest)) return 'git-tree';
    return /^[0-9a-f]{64}$/.test(digest) ? 'skills-lock' : null;
  },
  expectedForm: msg`40 hexadecimal digits of a git tree, or 64 of a SHA-256`,
  file: '.skill-lock.json',
  allowsEmptyHash: true,
  hashesSource: true,
};

const keys = [
  ...wordList('source sourceType sourceUrl ref skillPath'),
  lockFormat.field,
  ...wordList('pluginName installedAt updatedAt'),
];

/** The user lock of the `skills` command line and of `gh`: JSON with a `skillFolderHash` per skill. */
export const skillLockV3: LockFormat = {
  id: lockFormat.format,
  title: 'User lock of the skills command line',
  source: '.skill-lock.json, version 3',
  files: [lockFormat.file],
  field: lockFormat.field,
  writer: { name: 'the skills CLI or gh', command: 'npx skills update' },
  lookupBy: 'installed',
  plainForm: plainJsonForm(lockFormat, keys),
  parse: (path, text) => parseJsonLock(path, text, lockFormat),
  repin: {
    syntax: 'json',
    order: keys,
    values: ({ digests, ref, skillPath, time }, { pins: [pin] }) => ({
      ref,
      skillPath,
      [lockFormat.field]: digests.get(pin?.algorithm ?? 'git-tree'),
      updatedAt: time,
    }),
  },
};
