import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isBundled } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required file was removed. */
export const filePreconditionRemoved = changeRule({
  id: 'file-precondition-removed',
  category: 'requirement',
  summary: 'A file that callers need not provide any more comes with a minor version step.',
  why: 'Nothing breaks; the skill runs in more places than before.',
  on: { kind: 'file', action: 'removed' },
  grade: ({ before }) => ({ bump: isBundled(before) ? 'patch' : 'minor' }),
  direction: 'environment',
  basis: 'inferred',
  message: (change) => `File ${itemName(change)} is no longer a precondition.`,
  invalid: twoManifests(
    `
      preconditions:
        files: [{ path: README.md, base: cwd }]
    `,
    '',
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
