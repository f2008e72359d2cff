import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { baseDirectoryOf, isBundled } from '../support/item.ts';
import { describeBase } from '../words/part-words.ts';
import { itemName } from '../words/words.ts';

/** The directory of a required file changed. */
export const filePreconditionBaseChanged = changeRule({
  id: 'file-precondition-base-changed',
  category: 'requirement',
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
  invalid: twoManifests(
    `
      preconditions:
        files: [{ path: README.md, base: repo_root }]
    `,
    `
      preconditions:
        files: [{ path: README.md, base: cwd }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        files: [{ path: README.md, base: cwd }]
    `,
    `
      preconditions:
        files: [{ path: README.md, base: cwd, description: Read first. }]
    `,
  ),
});
