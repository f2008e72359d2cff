import { msg } from '../../model/message.ts';
import { neededFiles, twoNeededFiles } from '../examples/sections.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { baseDirectoryOf, isBundled } from '../support/item.ts';
import { describeBase } from '../words/part-words.ts';
import { itemName } from '../words/words.ts';

const described = twoNeededFiles(
  '{ path: README.md, base: cwd }',
  '{ path: README.md, base: cwd, description: Read first. }',
);

export const filePreconditionAdded = changeRule({
  id: 'file-precondition-added',
  summary: 'Reports files that became required.',
  why: 'The skill fails where the file is missing. A file below `skill_root` ships with the skill.',
  on: { kind: 'file', action: 'added' },
  requires: ({ after }) => ({ bump: isBundled(after) ? 'patch' : 'major' }),
  bumpBasis: { document: 'ADR-002', quote: 'What must exist before skill can run' },
  phrase: 'file {} is now required',
  message: (change) =>
    isBundled(change.after)
      ? msg`Bundled file ${itemName(change)} is now required.`
      : msg`File ${itemName(change)} is now required in ${describeBase(baseDirectoryOf(change.after, 'skill_root'))}.`,
  invalid: twoManifests('', neededFiles('{ path: README.md, base: cwd }')),
  valid: described,
});

export const filePreconditionRemoved = changeRule({
  id: 'file-precondition-removed',
  summary: 'Reports files that are no longer required.',
  why: 'Nothing breaks: the skill runs in more places.',
  on: { kind: 'file', action: 'removed' },
  requires: ({ before }) => ({ bump: isBundled(before) ? 'patch' : 'minor' }),
  phrase: 'file {} no longer required',
  message: (change) => msg`File ${itemName(change)} is no longer required.`,
  invalid: twoManifests(neededFiles('{ path: README.md, base: cwd }'), ''),
  valid: described,
});

export const filePreconditionBaseChanged = changeRule({
  id: 'file-precondition-base-changed',
  summary: 'Reports required files that are read from another folder.',
  why: 'The skill fails where the file is missing. A file below `skill_root` ships with the skill.',
  on: { kind: 'file', action: 'changed', facet: 'base' },
  when: ({ before, after }) =>
    baseDirectoryOf(before, 'skill_root') !== baseDirectoryOf(after, 'skill_root'),
  requires: ({ after }) => ({ bump: isBundled(after) ? 'minor' : 'major' }),
  bumpBasis: { document: 'ADR-002', quote: 'What must exist before skill can run' },
  phrase: 'file {} read from elsewhere',
  message: (change) =>
    msg`File ${itemName(change)} is now read from ${describeBase(baseDirectoryOf(change.after, 'skill_root'))}.`,
  notes: ({ before }) => [
    { message: msg`Before: ${describeBase(baseDirectoryOf(before, 'skill_root'))}.` },
  ],
  invalid: twoNeededFiles('{ path: README.md, base: repo_root }', '{ path: README.md, base: cwd }'),
  valid: described,
});
