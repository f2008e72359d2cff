import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName, newName } from '../words/words.ts';

/** An environment variable was renamed. */
export const envRenamed = changeRule({
  id: 'env-renamed',
  category: 'requirement',
  summary: 'Reports renamed environment variables.',
  why: 'Callers set the old name; the skill reads the new one.',
  source:
    'ADR-003 lists the removal. ADR-002 lets the skill fail where the new variable is not set.',
  on: { kind: 'environment', action: 'renamed' },
  requires: ({ before, after }) =>
    isRequired(before) || isRequired(after) ? { bump: 'major' } : { bump: 'minor', warn: true },
  bumpBasis: { document: 'ADR-003', quote: 'Removed required env vars' },
  message: ({ before, after }) =>
    msg`Variable ${itemName({ before, after: null })} was renamed to ${newName({ after })}.`,
  invalid: twoManifests(
    `
      env:
        required: [{ name: PROJECT }]
    `,
    `
      env:
        required: [{ name: PROJECT_NAME }]
    `,
  ),
  valid: twoManifests(
    `
      env:
        required: [{ name: PROJECT }]
    `,
    `
      env:
        required: [{ name: PROJECT, description: The project. }]
    `,
  ),
});
