import { twoFrontmatters, twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { itemName } from '../words/words.ts';

/** A manifest was added. */
export const manifestAdded = changeRule({
  id: 'manifest-added',
  category: 'format',
  summary: 'A manifest that appears on an existing skill comes with a minor version step.',
  why: 'Nothing breaks: what was not stated before is stated now. From here on it is what callers rely on. Powers it brings along are findings of their own.',
  on: { kind: 'manifest', action: 'added' },
  when: ({ detail }) => detail !== 'beside',
  grade: { bump: 'minor' },
  direction: 'none',
  basis: { document: 'ADR-002', quote: 'All new fields are optional for backward compatibility.' },
  message: (change) =>
    `A ${itemName(change)} manifest was added; what it states is from now on what callers rely on.`,
  invalid: twoFrontmatters(
    '',
    `
      manifest_version: "1.0"
      inputs:
        required: [{ name: session_date }]
    `,
  ),
  valid: twoManifests(
    '',
    `
      inputs:
        optional: [{ name: topic, default: session }]
    `,
  ),
});
