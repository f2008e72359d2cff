import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName, underSemantic } from '../words/words.ts';

/** A required environment variable was removed. */
export const envRequiredRemoved = changeRule({
  id: 'env-required-removed',
  category: 'requirement',
  summary: 'A removed required environment variable needs a major bump.',
  why: 'ADR-003 lists it, because the variable no longer controls the skill. No caller fails.',
  on: { kind: 'environment', action: 'removed' },
  when: ({ before }) => isRequired(before),
  requires: { bump: 'major' },
  requiresUnderSemantic: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Removed required env vars' },
  message: (change) =>
    `Required variable ${itemName(change)} was removed: a value that callers still set has no effect any more. This counts as breaking${underSemantic('count as a patch')}.`,
  invalid: twoManifests(
    `
      env:
        required: [{ name: PROJECT }]
    `,
    '',
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
