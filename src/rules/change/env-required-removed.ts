import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName } from '../words/words.ts';

/** A required environment variable was removed. */
export const envRequiredRemoved = changeRule({
  id: 'env-required-removed',
  category: 'requirement',
  summary: 'A required environment variable that is removed comes with a major version step.',
  why: 'ADR-003 lists it: whoever steers the skill by the variable no longer does. No caller fails for it.',
  on: { kind: 'environment', action: 'removed' },
  when: ({ before }) => isRequired(before),
  grade: { bump: 'major' },
  semantic: { bump: 'patch' },
  direction: 'environment',
  basis: { document: 'ADR-003', quote: 'Removed required env vars' },
  message: (change) =>
    `Required variable ${itemName(change)} was removed; ADR-003 lists that as breaking, though no caller fails for it (compat: semantic asks for a patch).`,
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
