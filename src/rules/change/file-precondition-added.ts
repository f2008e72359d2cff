import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { baseDirectoryOf, isBundled } from '../support/item.ts';
import { describeBase } from '../words/part-words.ts';
import { itemName } from '../words/words.ts';

/** A required file was added. */
export const filePreconditionAdded = changeRule({
  id: 'file-precondition-added',
  category: 'requirement',
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
  invalid: twoManifests(
    '',
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
