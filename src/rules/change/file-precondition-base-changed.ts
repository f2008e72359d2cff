import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { baseDirectoryOf, isBundled } from '../support/item.ts';
import { describeBase } from '../words/part-words.ts';
import { itemName } from '../words/words.ts';

/** The directory of a required file changed. */
export const filePreconditionBaseChanged = changeRule({
  id: 'file-precondition-base-changed',
  category: 'requirement',
  summary: 'A required file that callers must provide in another place needs a major bump.',
  why: 'The skill fails where the file is missing. A file below `skill_root` ships with the skill.',
  on: { kind: 'file', action: 'changed', facet: 'base' },
  when: ({ before, after }) =>
    baseDirectoryOf(before, 'skill_root') !== baseDirectoryOf(after, 'skill_root'),
  requires: ({ after }) => ({ bump: isBundled(after) ? 'minor' : 'major' }),
  bumpBasis: { document: 'ADR-002', quote: 'What must exist before skill can run' },
  phrase: 'file {} is now read from another folder',
  message: (change) => {
    const [oldBase, newBase] = [change.before, change.after].map((item) =>
      describeBase(baseDirectoryOf(item, 'skill_root')),
    );
    const text = `File ${itemName(change)} is now read from ${newBase}, not ${oldBase}`;
    return isBundled(change.after)
      ? `${text}. It ships with the skill, so callers are not affected.`
      : `${text}. The skill fails where callers provide it only in the old place.`;
  },
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
