import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { baseOf, isOwn } from '../support/item.ts';
import { subject } from '../words/words.ts';

/** A file that must exist before the skill runs. */
export const filePreconditionAdded = changeRule({
  id: 'file-precondition-added',
  category: 'requirement',
  summary: 'A new file that callers must provide comes with a major version step.',
  why: 'The skill does not run where the file is missing; one below `skill_root` ships with the skill.',
  on: { kind: 'file', action: 'added' },
  grade: ({ after }) => ({ bump: isOwn(after) ? 'patch' : 'major' }),
  direction: 'environment',
  basis: { document: 'ADR-002', quote: 'What must exist before skill can run' },
  message: (change) =>
    isOwn(change.after)
      ? `File ${subject(change)}, which ships with the skill, is now a precondition.`
      : `File ${subject(change)} must now exist below ${baseOf(change.after, 'skill_root')}; the skill does not run where it is missing.`,
  fails: twoManifests(
    '',
    `
      preconditions:
        files: [{ path: README.md, base: cwd }]
    `,
  ),
  passes: twoManifests(
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
