import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { baseOf, isBundled } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** The directory of a required file changed. */
export const filePreconditionBaseChanged = changeRule({
  id: 'file-precondition-base-changed',
  category: 'requirement',
  summary: 'A file that callers must now provide elsewhere comes with a major version step.',
  why: 'The skill does not run where the file is missing; one below `skill_root` ships with the skill.',
  on: { kind: 'file', action: 'changed', facet: 'base' },
  when: ({ before, after }) => baseOf(before, 'skill_root') !== baseOf(after, 'skill_root'),
  grade: ({ after }) => ({ bump: isBundled(after) ? 'minor' : 'major' }),
  direction: 'environment',
  basis: { document: 'ADR-002', quote: 'What must exist before skill can run' },
  message: (change) => {
    const text = `File ${itemName(change)} is now looked for below ${baseOf(change.after, 'skill_root')}, not ${baseOf(change.before, 'skill_root')}`;
    return isBundled(change.after)
      ? `${text}; it ships with the skill.`
      : `${text}; callers must provide it there.`;
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
