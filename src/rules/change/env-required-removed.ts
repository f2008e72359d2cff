import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { itemName, semanticNote } from '../words/words.ts';

/** A required environment variable was removed. */
export const envRequiredRemoved = changeRule({
  id: 'env-required-removed',
  category: 'requirement',
  summary: 'Reports removed required environment variables.',
  why: 'A value that callers still set has no effect. No call fails.',
  on: { kind: 'environment', action: 'removed' },
  when: ({ before }) => isRequired(before),
  requires: { bump: 'major' },
  requiresUnderSemantic: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Removed required env vars' },
  message: (change) => msg`Required variable ${itemName(change)} was removed.`,
  notes: () => [semanticNote('this is a patch')],
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
