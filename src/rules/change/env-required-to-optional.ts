import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName, underSemantic } from '../words/words.ts';

/** A required environment variable became optional. */
export const envRequiredToOptional = changeRule({
  id: 'env-required-to-optional',
  category: 'requirement',
  summary: 'An environment variable that becomes optional needs a minor bump.',
  why: 'Nothing breaks: callers that set it get the same.',
  source: 'ADR-002: "Used if available, not fatal if missing".',
  on: { kind: 'environment', action: 'changed', facet: 'required' },
  when: ({ after }) => !isRequired(after),
  requires: { bump: 'minor' },
  requiresUnderSemantic: { bump: 'patch' },
  bumpBasis: { document: 'ADR-002', quote: 'Skill fails if not set' },
  message: (change) =>
    `Variable ${itemName(change)} is now optional: callers that set it see no difference. This counts as a minor change${underSemantic('count as a patch')}.`,
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
