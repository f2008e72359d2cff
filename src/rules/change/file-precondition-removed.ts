import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isBundled } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required file was removed. */
export const filePreconditionRemoved = changeRule({
  id: 'file-precondition-removed',
  category: 'requirement',
  summary: 'Reports files that are no longer required.',
  why: 'Nothing breaks: the skill runs in more places.',
  on: { kind: 'file', action: 'removed' },
  requires: ({ before }) => ({ bump: isBundled(before) ? 'patch' : 'minor' }),
  bumpBasis: 'inferred',
  phrase: 'file {} no longer required',
  message: (change) => msg`File ${itemName(change)} is no longer required.`,
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
