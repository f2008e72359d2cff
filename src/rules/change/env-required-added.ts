import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required environment variable was added. */
export const envRequiredAdded = changeRule({
  id: 'env-required-added',
  category: 'requirement',
  summary: 'A new required environment variable needs a major bump.',
  why: 'The skill fails for everyone who does not set it.',
  source: 'ADR-002: "Skill fails if not set". ADR-003 does not list it.',
  on: { kind: 'environment', action: 'added' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  phrase: 'variable {} is now required',
  message: (change) =>
    `Required variable ${itemName(change)} was added. The skill fails where it is not set.`,
  invalid: twoManifests(
    '',
    `
      env:
        required: [{ name: PROJECT }]
    `,
  ),
  valid: twoManifests(
    '',
    `
      env:
        optional: [{ name: PROJECT }]
    `,
  ),
});
