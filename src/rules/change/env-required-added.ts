import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required environment variable was added. */
export const envRequiredAdded = changeRule({
  id: 'env-required-added',
  category: 'requirement',
  summary: 'Reports new required environment variables.',
  why: 'The skill fails for everyone who does not set the variable.',
  source: 'ADR-002: "Skill fails if not set". ADR-003 does not list it.',
  on: { kind: 'environment', action: 'added' },
  when: ({ after }) => isRequired(after),
  requires: { bump: 'major' },
  bumpBasis: 'inferred',
  phrase: 'new required variable {}',
  message: (change) => msg`New required variable ${itemName(change)}. The skill fails without it.`,
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
