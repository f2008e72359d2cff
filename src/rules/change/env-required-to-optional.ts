import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName, semanticNote } from '../words/words.ts';

/** A required environment variable became optional. */
export const envRequiredToOptional = changeRule({
  id: 'env-required-to-optional',
  category: 'requirement',
  summary: 'Reports environment variables that became optional.',
  why: 'Nothing breaks: callers that set the variable see no difference.',
  source: 'ADR-002: "Used if available, not fatal if missing".',
  on: { kind: 'environment', action: 'changed', facet: 'required' },
  when: ({ after }) => !isRequired(after),
  requires: { bump: 'minor' },
  requiresUnderSemantic: { bump: 'patch' },
  bumpBasis: { document: 'ADR-002', quote: 'Skill fails if not set' },
  message: (change) => msg`Variable ${itemName(change)} is now optional.`,
  notes: () => [semanticNote('this is a patch')],
  invalid: twoManifests(
    `
      env:
        required: [{ name: PROJECT }]
    `,
    `
      env:
        optional: [{ name: PROJECT }]
    `,
  ),
  valid: twoManifests(
    `
      env:
        optional: [{ name: PROJECT }]
    `,
    `
      env:
        optional: [{ name: PROJECT, description: The project. }]
    `,
  ),
});
