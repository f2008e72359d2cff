import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { describeDescription, itemName } from '../words/words.ts';

/** The description of a required file changed. */
export const filePreconditionDescriptionChanged = changeRule({
  id: 'file-precondition-description-changed',
  category: 'documentation',
  summary: 'A changed description of a required file needs a patch bump.',
  why: 'Callers are not affected.',
  on: { kind: 'file', action: 'changed', facet: 'description' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'the description of file {} changed',
  message: (change) =>
    `${describeDescription(change, `the precondition on file ${itemName(change)}`)}.`,
  invalid: twoManifests(
    `
      preconditions:
        files: [{ path: README.md, base: cwd }]
    `,
    `
      preconditions:
        files: [{ path: README.md, base: cwd, description: Read first. }]
    `,
  ),
  valid: twoManifests(
    `
      preconditions:
        files: [{ path: README.md, base: cwd, description: Read first. }]
    `,
    `
      preconditions:
        files: [{ description: Read first., path: README.md, base: cwd }]
    `,
  ),
});
