import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { descriptionVerb, itemName } from '../words/words.ts';

/** The description of a required file changed. */
export const filePreconditionDescriptionChanged = changeRule({
  id: 'file-precondition-description-changed',
  category: 'documentation',
  summary: 'Reports changed descriptions of required files.',
  why: 'Callers are not affected.',
  on: { kind: 'file', action: 'changed', facet: 'description' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  phrase: 'description of file {} changed',
  message: (change) => msg`Description of file ${itemName(change)} ${descriptionVerb(change)}.`,
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
