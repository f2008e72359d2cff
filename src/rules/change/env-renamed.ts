import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** An environment variable was renamed. */
export const envRenamed = changeRule({
  id: 'env-renamed',
  category: 'requirement',
  summary: 'A renamed required environment variable needs a major bump.',
  why: 'Callers set the old name, and the skill reads the new one.',
  source:
    'ADR-003 lists the removal. ADR-002 lets the skill fail where the new variable is not set.',
  on: { kind: 'environment', action: 'renamed' },
  requires: ({ before, after }) =>
    isRequired(before) || isRequired(after) ? { bump: 'major' } : { bump: 'minor', warn: true },
  bumpBasis: { document: 'ADR-003', quote: 'Removed required env vars' },
  message: ({ before, after }) =>
    `Variable ${itemName({ before, after: null })} was renamed to ${itemName({ before: null, after })}. Callers that set only the old name break.`,
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
